import { useSignal } from '@preact/signals';
import { LANGUAGES } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Choices, Switch } from '../app/fields.tsx';
import { callMe, myName, prefer, preferences, theme, wear } from '../app/preferences.ts';
import { chooseTextMode, isTextMode } from '../app/text-mode.ts';
import { shownTable } from '../app/shown-table.ts';
import { language, LANGUAGE_NAMES, t } from '../i18n/language.ts';
import { TableChoices } from '../lobby/table-choices.tsx';
import { NameInput } from '../lobby/name-input.tsx';
import { SoundPart } from '../sound/sound-part.tsx';
import type { AnimationSpeed, Sorting, TapMode, TrickPause } from '../table/model.ts';
import { DataPart } from './data-part.tsx';
import { DeckPart } from './deck-part.tsx';
import { switchLanguage } from './header.tsx';
import { KeysPart } from './keys-part.tsx';
import { areSettingsOpen } from './open.ts';
import styles from './settings.module.css';
import { settingsWords } from './words/index.ts';

/** Everything a person can choose for themselves; each choice works at once and is remembered. */
export function SettingsDialog(): JSX.Element {
  const settings = settingsWords();
  return (
    <Dialog title={settings.title} onClose={() => (areSettingsOpen.value = false)}>
      <div class={styles['parts']}>
        <LookPart />
        <TablePart />
        <HandPart />
        <DeckPart />
        <SoundPart />
        <DataPart />
      </div>
    </Dialog>
  );
}

function LookPart(): JSX.Element {
  const settings = settingsWords();
  return (
    <section aria-labelledby="settings-look">
      <h3 id="settings-look">{settings.look}</h3>
      <Choices
        legend={settings.language}
        value={language.value}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(next) => void switchLanguage(next)}
      />
      <Choices
        legend={settings.theme}
        value={theme.value}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: settings.themes[value],
        }))}
        onChange={wear}
      />
      <NamePart />
      <Switch
        label={settings.textMode}
        isOn={isTextMode.value}
        onChange={chooseTextMode}
        describedBy="text-mode-hint"
      />
      <p id="text-mode-hint" class={styles['hint']}>
        {settings.textModeHint}
      </p>
    </section>
  );
}

/** The name, here and at the table that is open. */
function NamePart(): JSX.Element {
  const settings = settingsWords();
  const name = useSignal(myName.value);
  const save = (): void => {
    const called = name.value.trim();
    if (called === '' || called === myName.peek()) return;
    callMe(called);
    const client = shownTable.peek();
    if (typeof client?.room.peek()?.you.chair === 'number') client.order({ do: 'rename', name: called });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onFocusOut={save}
    >
      <NameInput
        label={settings.name}
        name={name.value}
        placeholder={t().home.guest}
        onChange={(next) => (name.value = next)}
      />
    </form>
  );
}

const PAUSES: readonly TrickPause[] = [600, 1200, 2500, 'tap'];
const SPEEDS: readonly AnimationSpeed[] = ['off', 'fast', 'normal', 'slow'];
const TAP_MODES: readonly TapMode[] = ['auto', 'confirm', 'direct'];
const SORTINGS: readonly Sorting[] = ['suit', 'rank', 'dealt', 'manual'];

function TablePart(): JSX.Element {
  const settings = settingsWords();
  const { tapMode, speed, trickPause } = preferences.value;
  const client = shownTable.value;
  const room = client?.room.value;
  return (
    <section aria-labelledby="settings-table">
      <h3 id="settings-table">{settings.play}</h3>
      <Choices
        legend={settings.tapMode}
        value={tapMode}
        choices={TAP_MODES.map((value) => ({
          value,
          label: settings.tapModes[value],
        }))}
        onChange={(next) => prefer({ tapMode: next })}
      />
      <p class={styles['hint']}>{settings.tapHint}</p>
      <Choices
        legend={settings.speed}
        value={speed}
        choices={SPEEDS.map((value) => ({ value, label: settings.speeds[value] }))}
        onChange={(next) => prefer({ speed: next })}
      />
      <Choices
        legend={settings.pause}
        value={trickPause}
        choices={PAUSES.map((value) => ({ value, label: settings.pauses[value] }))}
        onChange={(next) => prefer({ trickPause: next })}
      />
      {client !== undefined && room?.you.isHost === true ? (
        <TableChoices client={client} room={room} />
      ) : undefined}
    </section>
  );
}

function HandPart(): JSX.Element {
  const settings = settingsWords();
  const { sorting, hasLetterKeys, hasPremove } = preferences.value;
  return (
    <section aria-labelledby="settings-hand">
      <h3 id="settings-hand">{settings.hand}</h3>
      <Choices
        legend={settings.sorting}
        value={sorting}
        choices={SORTINGS.map((value) => ({
          value,
          label: settings.sortings[value],
        }))}
        onChange={(next) => prefer({ sorting: next })}
      />
      <Switch
        label={settings.premove}
        isOn={hasPremove}
        onChange={(isOn) => prefer({ hasPremove: isOn })}
        describedBy="premove-hint"
      />
      <p id="premove-hint" class={styles['hint']}>
        {settings.premoveHint}
      </p>
      <Switch
        label={settings.letterKeys}
        isOn={hasLetterKeys}
        onChange={(isOn) => prefer({ hasLetterKeys: isOn })}
        describedBy="letter-keys-hint"
      />
      <p id="letter-keys-hint" class={styles['hint']}>
        {settings.letterKeysHint}
      </p>
      {hasLetterKeys ? <KeysPart /> : undefined}
    </section>
  );
}
