import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { Page } from '../app/page.tsx';
import { shownTable } from '../app/shown-table.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { forgetTable, keepTable } from '../app/tables.ts';
import { say } from '../app/toasts.tsx';
import { type TableClient, visit } from '../connection/table.ts';
import { problemText } from '../i18n/explain.ts';
import { t } from '../i18n/language.ts';
import { EndedPage } from './ended-page.tsx';
import { JoinPage } from './join-page.tsx';
import { LostBanner } from './lost-banner.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const loadPlay = () => import('../app/play.tsx');

/** A table at any time of its life: the way in, the wait, the match, the end. */
export function TablePage({ code }: { readonly code: string }): JSX.Element {
  const client = useMemo(() => visit(code, (refusal) => say(problemText(t(), refusal))), [code]);
  useEffect(() => {
    shownTable.value = client;
    return () => {
      shownTable.value = undefined;
      client.leave();
    };
  }, [client]);
  // The table is needed next, whatever is shown first.
  useEffect(() => void loadPlay().catch(() => undefined), []);
  useKnownTable(client, code);
  return <TableStage key={code} client={client} code={code} />;
}

function TableStage({ client, code }: { readonly client: TableClient; readonly code: string }): JSX.Element {
  const isWatching = useSignal(false);
  const room = client.room.value;
  const farewell = client.link.value.phase === 'ended' ? client.link.value.farewell : undefined;
  // Two booleans and a phase decide what is shown: everything else changes within the page.
  const stage = useComputed(() => stageOf(client, isWatching.value)).value;
  if (farewell !== undefined) return <EndedPage code={farewell.code} onRestart={client.restart} />;
  if (room === undefined) return <Connecting />;
  switch (stage) {
    case 'closed':
      return <EndedPage code="closed" onRestart={client.restart} />;
    case 'join':
      return <JoinPage client={client} room={room} onWatch={() => (isWatching.value = true)} />;
    case 'wait':
      return (
        <>
          <WaitingRoom client={client} room={room} code={code} />
          <LostBanner client={client} />
        </>
      );
    case 'play':
      return (
        <>
          <Lazy
            load={loadPlay}
            use={({ Play }) => <Play client={client} onJoin={() => (isWatching.value = false)} />}
            meanwhile={<Connecting />}
          />
          <LostBanner client={client} />
        </>
      );
  }
}

function stageOf(client: TableClient, isWatching: boolean): 'closed' | 'join' | 'wait' | 'play' {
  const room = client.room.value;
  if (room === undefined) return 'wait';
  if (room.phase === 'closed') return 'closed';
  if (room.you.chair === null && !isWatching) return 'join';
  return room.phase === 'open' ? 'wait' : 'play';
}

/** Keeps the list of tables to return to. */
function useKnownTable(client: TableClient, code: string): void {
  useSignalEffect(() => {
    const room = client.room.value;
    const gone = client.link.value.farewell?.code;
    if (gone === 'no-such-table' || gone === 'removed' || room?.phase === 'closed') forgetTable(code);
    else if (typeof room?.you.chair === 'number') keepTable({ code, game: room.game });
  });
}

function Connecting(): JSX.Element {
  const { app } = t();
  return (
    <Page title={app.connecting}>
      <Skeleton parts={2} />
    </Page>
  );
}
