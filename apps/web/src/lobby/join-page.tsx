import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { callMe, myName } from '../app/preferences.ts';
import type { TableClient } from '../connection/table.ts';
import { gameName } from '../home/facts.ts';
import { language, t } from '../i18n/language.ts';
import { JoinChairs } from './join-chairs.tsx';
import styles from './join.module.css';
import { NameInput } from './name-input.tsx';
import { RulesCard, useSummary } from './rules-card.tsx';
import { seatWords } from './seat-words/index.ts';

interface JoinProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly onWatch: () => void;
}

/** The way in for somebody who followed a link: who sits here, what is played, which seat to take. */
export function JoinPage({ client, room, onWatch }: JoinProps): JSX.Element {
  const { lobby } = t();
  const name = useSignal(myName.value);
  const isNameMissing = useSignal(false);

  function sit(chair: number): void {
    const called = name.value.trim();
    isNameMissing.value = called === '';
    if (called === '') {
      document.querySelector<HTMLInputElement>('input[name=nickname]')?.focus();
      return;
    }
    callMe(called);
    client.order({ do: 'sit', chair, name: called });
  }

  return (
    <Page title={lobby.joinLead(gameName(room.game, language.value))} heading={lobby.joinTitle}>
      <p class={styles['summary']}>{useSummary(room)}</p>
      <div class={styles['columns']}>
        <JoinForm
          room={room}
          name={name.value}
          isNameMissing={isNameMissing.value}
          onName={(next) => {
            name.value = next;
            isNameMissing.value = false;
          }}
          onSit={sit}
          onWatch={onWatch}
        />
        <JoinChairs room={room} onSit={sit} />
        <section class={styles['part']} aria-labelledby="join-rules">
          <h2 id="join-rules">{lobby.rulesAre}</h2>
          <RulesCard room={room} />
        </section>
      </div>
    </Page>
  );
}

interface JoinFormProps {
  readonly room: Room;
  readonly name: string;
  readonly isNameMissing: boolean;
  readonly onName: (name: string) => void;
  readonly onSit: (chair: number) => void;
  readonly onWatch: () => void;
}

function JoinForm(props: JoinFormProps): JSX.Element {
  const { room, name, isNameMissing, onName, onSit, onWatch } = props;
  const { home, lobby } = t();
  const isLocked = room.isLocked === true;
  const free = isLocked ? -1 : room.chairs.findIndex(({ kind }) => kind === 'free');
  // Somebody may come in for a bot, but a free seat is nearer.
  const first = free === -1 && !isLocked ? room.chairs.findIndex(({ kind }) => kind === 'bot') : free;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (first !== -1) onSit(first);
  };
  return (
    <form class={styles['join']} onSubmit={submit}>
      {first === -1 ? undefined : (
        <NameInput
          label={home.yourName}
          name={name}
          hint={isNameMissing ? lobby.nameNeeded : home.nameHint}
          isWrong={isNameMissing}
          onChange={onName}
        />
      )}
      <StateNote room={room} hasSeats={first !== -1} />
      <div class={styles['do']}>
        {first === -1 ? undefined : (
          <button type="submit" class="button-main">
            {free === -1 ? lobby.replaceBot : lobby.takeSeat}
          </button>
        )}
        <button type="button" class={first === -1 ? 'button-main' : 'button'} onClick={onWatch}>
          {lobby.watch}
        </button>
      </div>
    </form>
  );
}

function StateNote({
  room,
  hasSeats,
}: {
  readonly room: Room;
  readonly hasSeats: boolean;
}): JSX.Element | null {
  const { lobby } = t();
  if (room.isLocked === true) return <p>{seatWords().isLocked}</p>;
  if (room.phase !== 'open') return <p>{hasSeats ? lobby.startedWithSeats : lobby.started}</p>;
  return hasSeats ? null : <p>{lobby.full}</p>;
}
