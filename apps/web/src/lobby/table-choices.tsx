import { GRACES, type Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices } from '../app/fields.tsx';
import type { TableClient } from '../connection/table.ts';
import { AgreementChoices } from './agreement-choices.tsx';
import { PaceChoice } from './bot-choices.tsx';
import { seatWords } from './seat-words/index.ts';
import styles from './ask-first.module.css';

/** What the host chooses for the table that is no house rule: how fast bots play, and when one comes in for somebody. */
export function TableChoices({
  client,
  room,
}: {
  readonly client: TableClient;
  readonly room: Room;
}): JSX.Element {
  const words = seatWords();
  const hint = useId();
  return (
    <>
      <PaceChoice
        pace={room.settings.botPace}
        onChange={(botPace) => client.order({ do: 'pace', botPace })}
      />
      <div>
        <Choices
          legend={words.graceLegend}
          value={room.settings.grace}
          choices={GRACES.map((value) => ({ value, label: words.graces[value] }))}
          onChange={(grace) => client.order({ do: 'grace', grace })}
          describedBy={hint}
        />
        <p id={hint} class={styles['hint']}>
          {words.graceHint}
        </p>
      </div>
      <AgreementChoices
        agreed={room.settings}
        isClockFixed={room.phase === 'playing'}
        onChange={(change) => client.order({ do: 'agree', ...change })}
      />
    </>
  );
}
