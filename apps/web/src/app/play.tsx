import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { namesOf } from '../fair/names.ts';
import { tableRefusal } from '../i18n/explain.ts';
import { language, t } from '../i18n/language.ts';
import { gameName } from '../home/facts.ts';
import type { TableModel } from '../table/model.ts';
import { isTalkOpen, unreadAt } from '../talk/state.ts';
import { loadDealEnd, loadOpened, TableScreen } from '../table/table-screen.tsx';
import { Lazy, useLater } from './lazy.tsx';
import { useTitle } from './page.tsx';
import { preferences, prefer } from './preferences.ts';
import { isTextMode } from './text-mode.ts';
import { say } from './toasts.tsx';

const loadSheet = () => import('../sheet/sheet-dialog.tsx');
// A table is played as well without what goes along with it.
const loadBeside = () => import('./beside-table.tsx').catch(() => ({ BesideTable: () => null }));
const loadText = () => import('../text/text-table.tsx');
const loadMenu = () => import('../settings/menu-dialog.tsx');

interface PlayProps {
  readonly client: TableClient;
  readonly onJoin: () => void;
}

/** A match: the table, and what opens above it. */
export function Play({ client, onJoin }: PlayProps): JSX.Element | null {
  const isSheetOpen = useSignal(false);
  const isMenuOpen = useSignal(false);
  useTitle(gameName(client.room.value?.game ?? '', language.value));
  useRefusals(client);
  useVoidedStart(client);
  const isSettled = useLater(loadDealEnd, loadOpened, loadSheet, loadMenu);
  const model = useComputed(() =>
    modelOf(client, {
      openSheet: () => (isSheetOpen.value = true),
      openMenu: () => (isMenuOpen.value = true),
    }),
  ).value;
  if (model === undefined) return null;
  const closeSheet = (): boolean => (isSheetOpen.value = false);
  const closeMenu = (): boolean => (isMenuOpen.value = false);
  return (
    <>
      <TableInForm model={model} />
      {isSettled ? <Beside model={model} /> : undefined}
      {isSheetOpen.value ? (
        <Lazy
          load={loadSheet}
          use={({ SheetDialog }) => <SheetDialog client={client} model={model} onClose={closeSheet} />}
          meanwhile={null}
        />
      ) : undefined}
      {isMenuOpen.value ? (
        <Lazy
          load={loadMenu}
          use={({ MenuDialog }) => (
            <MenuDialog client={client} room={model.room} onJoin={onJoin} onClose={closeMenu} />
          )}
          meanwhile={null}
        />
      ) : undefined}
    </>
  );
}

/** The table as it is drawn, or in words. */
function TableInForm({ model }: { readonly model: TableModel }): JSX.Element {
  if (!isTextMode.value) return <TableScreen model={model} />;
  return <Lazy load={loadText} use={({ TextTable }) => <TextTable model={model} />} meanwhile={null} />;
}

function Beside({ model }: { readonly model: TableModel }): JSX.Element {
  return <Lazy load={loadBeside} use={({ BesideTable }) => <BesideTable model={model} />} meanwhile={null} />;
}

function modelOf(
  client: TableClient,
  open: Pick<TableModel, 'openSheet' | 'openMenu'>,
): TableModel | undefined {
  const { table } = client.link.value;
  const seen = client.seen.value;
  if (table === undefined || seen === undefined) return undefined;
  const { room, seat, position, news, clock, undo } = table;
  const refusal = client.refusal.value;
  return {
    seen,
    seat,
    room,
    names: client.names.value,
    language: language.value,
    position,
    news,
    isWaiting: client.isActing.value,
    unread: unreadAt(room.code, client),
    openTalk: () => (isTalkOpen.value = true),
    connection: client.isLost.value ? 'lost' : 'on',
    // The table's own refusals are told by `useRefusals`: the game has no words for them.
    ...sealIn(client),
    clock,
    undo,
    refusal: refusal === undefined || tableRefusal(t(), refusal.code) !== undefined ? undefined : refusal,
    preferences: preferences.value,
    play: client.act,
    say: client.say,
    goOn: () => client.order({ do: 'ready' }),
    takeBack: () => client.order({ do: 'takeBack' }),
    order: client.order,
    ...open,
    changePreferences: prefer,
  };
}

function sealIn({ seal }: TableClient): Pick<TableModel, 'seal'> {
  return seal.value === undefined ? {} : { seal: seal.value };
}

/** Another match did not begin, because a share of chance did not come: said at the table, where nothing else shows it. */
function useVoidedStart(client: TableClient): void {
  const latest = useComputed(() => client.link.value.table?.fairness.latest);
  useSignalEffect(() => {
    const missing = latest.value?.phase === 'voided' ? latest.value.missing : undefined;
    const room = client.room.peek();
    if (missing !== undefined && room !== undefined) say(t().fair.voided(namesOf(room, missing)));
  });
}

function useRefusals(client: TableClient): void {
  useSignalEffect(() => {
    const refusal = client.refusal.value;
    const text = refusal === undefined ? undefined : tableRefusal(t(), refusal.code);
    if (text !== undefined) say(text);
  });
}
