import type { BotLevel, BotPace } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Choices, Switch } from '../app/fields.tsx';
import { callMe, myName } from '../app/preferences.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { AgreementChoices, type Agreements } from './agreement-choices.tsx';
import { LevelChoice, PaceChoice } from './bot-choices.tsx';
import styles from './create.module.css';
import { NameInput } from './name-input.tsx';
import { seatWords } from './seat-words/index.ts';

/** Who else will sit at a table that is being opened. */
export interface Company {
  readonly hasBots: boolean;
  readonly level: BotLevel;
  readonly botPace: BotPace;
  readonly isPublic: boolean;
  readonly agreements: Agreements;
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
      <details class={styles['more']}>
        <summary>
          <Icon name="chevronRight" />
          {seatWords().agreementsMore}
        </summary>
        <div>
          <AgreementChoices
            agreed={company.agreements}
            onChange={(change) => onChange({ agreements: { ...company.agreements, ...change } })}
          />
        </div>
      </details>
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
