import { BOT_LEVELS, BOT_PACES, type BotLevel, type BotPace } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Choices } from '../app/fields.tsx';
import { t } from '../i18n/language.ts';

/** How well bots play. */
export function LevelChoice({
  level,
  onChange,
}: {
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}): JSX.Element {
  const { lobby } = t();
  return (
    <Choices
      legend={lobby.level}
      value={level}
      choices={BOT_LEVELS.map((value) => ({ value, label: lobby.levels[value] }))}
      onChange={onChange}
    />
  );
}

/** How fast bots play. */
export function PaceChoice({
  pace,
  onChange,
}: {
  readonly pace: BotPace;
  readonly onChange: (pace: BotPace) => void;
}): JSX.Element {
  const { lobby } = t();
  return (
    <Choices
      legend={lobby.pace}
      value={pace}
      choices={BOT_PACES.map((value) => ({ value, label: lobby.paces[value] }))}
      onChange={onChange}
    />
  );
}
