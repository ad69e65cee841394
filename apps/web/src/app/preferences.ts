import { effect, signal } from '@preact/signals';

import { STANDARD_PREFERENCES, type TablePreferences } from '../table/model.ts';
import { keysFrom } from '../table/keymap.ts';
import { recall, remember } from './memory.ts';

/** Which colours the interface wears. */
export type Theme = 'system' | 'light' | 'dark';

type Chosen = Omit<TablePreferences, 'keys'>;
const CHOICES: Readonly<{ [Key in keyof Chosen]: readonly Chosen[Key][] }> = {
  tapMode: ['auto', 'confirm', 'direct'],
  speed: ['off', 'fast', 'normal', 'slow'],
  trickPause: [600, 1200, 2500, 'tap'],
  sorting: ['suit', 'rank', 'dealt', 'manual'],
  hasLetterKeys: [true, false],
  hasFixedLetters: [true, false],
  palette: ['safe', 'two', 'poker', 'skat'],
  faces: ['own', 'classic'],
  cardSize: ['normal', 'large'],
  hasPremove: [true, false],
};

/** What this person prefers at the table. */
export const preferences = signal<TablePreferences>(recalledPreferences());
/** The chosen colours. */
export const theme = signal<Theme>(recalledTheme());
/** What this person is called; empty until it has been said. */
export const myName = signal<string>(recalledName());

/** Changes some preferences and remembers them. */
export function prefer(change: Partial<TablePreferences>): void {
  preferences.value = { ...preferences.value, ...change };
  remember('preferences', preferences.value);
}

/** Changes the colours and remembers them. */
export function wear(next: Theme): void {
  theme.value = next;
  remember('theme', next);
}

/** Remembers what this person is called. */
export function callMe(name: string): void {
  myName.value = name;
  remember('name', name);
}

const FRAME = { light: '#F4EDE1', dark: '#16120E' } as const;

/** Keeps the colours of page and cards as they were chosen. */
export function keepTheme(): void {
  effect(() => void (document.documentElement.dataset['palette'] = preferences.value.palette));
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme.value;
    // The browser's own frame follows.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = FRAME[theme.value === 'system' ? own : theme.value];
    }
  });
}

function recalledPreferences(): TablePreferences {
  const stored = recall('preferences');
  if (typeof stored !== 'object' || stored === null) return STANDARD_PREFERENCES;
  const known = Object.entries(stored).filter(([key, value]) => {
    const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, key)
      ? // The key has just been found among the choices' own.
        CHOICES[key as keyof Chosen]
      : undefined;
    return choices?.includes(value) === true;
  });
  const keys = keysFrom('keys' in stored ? stored.keys : undefined);
  return { ...STANDARD_PREFERENCES, ...Object.fromEntries(known), keys };
}

function recalledTheme(): Theme {
  const stored = recall('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function recalledName(): string {
  const stored = recall('name');
  return typeof stored === 'string' ? stored.slice(0, 24) : '';
}
