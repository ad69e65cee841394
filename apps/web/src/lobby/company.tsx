import type { BotLevel, BotPace } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Choices, Switch } from '../app/fields.tsx';
import { callMe, myName } from '../app/preferences.ts';
import { t } from '../i18n/language.ts';
import { LevelChoice, PaceChoice } from './bot-choices.tsx';
import styles from './create.module.css';
import { NameInput } from './name-input.tsx';

/** Who else will sit at a table that is being opened. */
export interface Company {
  readonly hasBots: boolean;
  readonly level: BotLevel;
  readonly botPace: BotPace;
  readonly isPublic: boolean;
}

interface CompanyProps {
  readonly company: Company;
  readonly onChange: (change: Partial<Company>) => void;
}

/** The opener's name, friends or bots on the other seats, and how bots play. */
export function CompanyForm({ company, onChange }: CompanyProps): JSX.Element {
  const { home, lobby } = t();
  return (
    <section class={styles['part']}>
      <NameInput label={home.yourName} name={myName.value} placeholder={home.guest} onChange={callMe} />
      <Choices
        legend={lobby.company}
        value={company.hasBots ? 'bots' : 'people'}
        choices={[
          { value: 'people', label: lobby.withPeople },
          { value: 'bots', label: lobby.withBots },
        ]}
        onChange={(value) => onChange({ hasBots: value === 'bots' })}
      />
      {company.hasBots ? (
        <LevelChoice level={company.level} onChange={(level) => onChange({ level })} />
      ) : (
        <PublicSwitch company={company} onChange={onChange} />
      )}
      <PaceChoice pace={company.botPace} onChange={(botPace) => onChange({ botPace })} />
    </section>
  );
}

function PublicSwitch({ company, onChange }: CompanyProps): JSX.Element {
  const { lobby } = t();
  return (
    <div>
      <Switch
        label={lobby.public}
        isOn={company.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
        describedBy="public-hint"
      />
      <p id="public-hint" class={styles['hint']}>
        {lobby.publicHint}
      </p>
    </div>
  );
}
