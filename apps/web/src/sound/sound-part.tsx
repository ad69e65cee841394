import type { JSX } from 'preact';

import { Switch } from '../app/fields.tsx';
import { chooseSound, soundChoice } from './choice.ts';
import { openSound, sound } from './play.ts';
import { settingsWords } from '../settings/words/index.ts';

/** Sound and haptics, each by itself. */
export function SoundPart(): JSX.Element {
  const settings = settingsWords();
  const { hasSound, hasHaptics } = soundChoice.value;
  return (
    <section aria-labelledby="settings-sound">
      <h3 id="settings-sound">{settings.soundTitle}</h3>
      <Switch
        label={settings.sound}
        isOn={hasSound}
        onChange={(isOn) => {
          chooseSound({ hasSound: isOn });
          if (!isOn) return;
          openSound();
          sound('turn');
        }}
      />
      <Switch
        label={settings.haptics}
        isOn={hasHaptics}
        onChange={(isOn) => chooseSound({ hasHaptics: isOn })}
      />
    </section>
  );
}
