import { useSignal, useSignalEffect } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { Page } from '../app/page.tsx';
import { areNoticesTold } from '../app/text-mode.ts';
import { shownTable } from '../app/shown-table.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { forgetTable, keepTable } from '../app/tables.ts';
import { say } from '../app/toasts.tsx';
import { Unreachable } from '../app/unreachable.tsx';
import { type TableClient, visit } from '../connection/table.ts';
import { startsSoon } from '../fair/start-soon.ts';
import { problemText } from '../i18n/explain.ts';
import { language, t } from '../i18n/language.ts';
import { TABLE_WORDS } from '../table/words-parts.ts';
import { EndedPage } from './ended-page.tsx';
import { LostBanner } from './lost-banner.tsx';
import { useNotices } from './notices.ts';
import { isTalkOpen, unsent } from '../talk/state.ts';

const loadPlay = () => import('../app/play.tsx');
const loadJoin = () => import('./join-page.tsx');
const loadPause = () => import('./pause-card.tsx');
const loadTalk = () => import('../talk/talk-dialog.tsx');
const loadWatch = () => import('./watch-page.tsx');
const loadWaiting = () => import('./waiting-room.tsx');

/** A table at any time of its life: the way in, the wait, the match, the end. */
export function TablePage({ code }: { readonly code: string }): JSX.Element {
  const client = useMemo(
    () =>
      visit(code, (refusal, command) => {
        startsSoon.value = undefined;
        if (command.do === 'write') unsent.value = command.text;
        say(problemText(t(), refusal));
      }),
    [code],
  );
  useEffect(() => {
    shownTable.value = client;
    return () => {
      shownTable.value = undefined;
      isTalkOpen.value = false;
      client.leave();
    };
  }, [client]);
  // The table is needed next, whatever is shown first.
  useEffect(() => {
    void loadPlay().catch(() => undefined);
    void TABLE_WORDS[language.peek()]().catch(() => undefined);
  }, []);
  useKnownTable(client, code);
  useNotices(client);
  return <TableStage key={code} client={client} code={code} />;
}

interface StageProps {
  readonly client: TableClient;
  readonly code: string;
}

function TableStage({ client, code }: StageProps): JSX.Element {
  const isWatching = useSignal(false);
  const room = client.room.value;
  const { phase, farewell } = client.link.value;
  if (phase === 'ended' && farewell !== undefined) {
    return <EndedPage code={farewell.code} onRestart={client.restart} />;
  }
  if (room === undefined) return <Connecting isHard={client.link.value.tries > 1} onRetry={client.hurry} />;
  if (room.phase === 'open' && startsSoon.value === code) return <Connecting />;
  if (room.phase === 'closed') return <EndedPage code="closed" onRestart={client.restart} />;
  if (room.you.chair === null && !isWatching.value) {
    return (
      <Lazy
        load={loadJoin}
        use={({ JoinPage }) => (
          <JoinPage client={client} room={room} onWatch={() => (isWatching.value = true)} />
        )}
        meanwhile={<Connecting />}
      />
    );
  }
  return (
    <>
      {room.phase === 'open' ? (
        <Waiting client={client} room={room} code={code} />
      ) : (
        <Match client={client} room={room} onJoin={() => (isWatching.value = false)} />
      )}
      {room.isPaused === true && !areNoticesTold.value ? (
        <Lazy
          load={loadPause}
          use={({ PauseCard }) => <PauseCard client={client} room={room} />}
          meanwhile={null}
        />
      ) : undefined}
      <Talk client={client} room={room} code={code} />
      <LostBanner client={client} />
    </>
  );
}

function Waiting(props: StageProps & { readonly room: Room }): JSX.Element | null {
  return (
    <Lazy
      load={loadWaiting}
      use={({ WaitingRoom }) => <WaitingRoom {...props} />}
      meanwhile={<Connecting />}
    />
  );
}

function Match(props: {
  readonly client: TableClient;
  readonly room: Room;
  readonly onJoin: () => void;
}): JSX.Element | null {
  if (isHidden(props.client)) {
    return (
      <Lazy load={loadWatch} use={({ WatchPage }) => <WatchPage {...props} />} meanwhile={<Connecting />} />
    );
  }
  return <Lazy load={loadPlay} use={({ Play }) => <Play {...props} />} meanwhile={<Connecting />} />;
}

function Talk(props: StageProps & { readonly room: Room }): JSX.Element | null {
  if (!isTalkOpen.value) return null;
  const close = (): boolean => (isTalkOpen.value = false);
  return (
    <Lazy
      load={loadTalk}
      use={({ TalkDialog }) => <TalkDialog {...props} onClose={close} />}
      meanwhile={null}
    />
  );
}

/** A match is on, and nothing of it is shown to whoever has no seat. */
function isHidden({ link }: TableClient): boolean {
  const { table } = link.value;
  return table !== undefined && table.seat === null && table.view === null;
}

/** Keeps the list of tables to return to. */
function useKnownTable(client: TableClient, code: string): void {
  useSignalEffect(() => {
    const room = client.room.value;
    const gone = client.link.value.farewell?.code;
    if (gone === 'no-such-table' || gone === 'removed' || gone === 'banned' || room?.phase === 'closed')
      forgetTable(code);
    else if (typeof room?.you.chair === 'number') keepTable({ code, game: room.game });
  });
}

/** The table is on its way; after a failed attempt it says so, and goes on trying. */
function Connecting({
  isHard = false,
  onRetry,
}: {
  readonly isHard?: boolean;
  readonly onRetry?: () => void;
}): JSX.Element {
  return (
    <Page title={t().app.connecting}>
      {isHard && onRetry !== undefined ? <Unreachable onRetry={onRetry} /> : <Skeleton parts={2} />}
    </Page>
  );
}
