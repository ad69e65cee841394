import type { Card } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { Choices, Switch } from '../app/fields.tsx';
import { prefer, preferences } from '../app/preferences.ts';
import { CardFace } from '../cards/card-face.tsx';
import { deckOf } from '../cards/pattern.ts';
import { language } from '../i18n/language.ts';
import type { CardSize, Faces, Palette } from '../table/model.ts';
import styles from './deck.module.css';
import settingsStyles from './settings.module.css';
import { settingsWords } from './words/index.ts';

const PALETTES: readonly Palette[] = ['safe', 'two', 'poker', 'skat'];
const FACES: readonly Faces[] = ['own', 'classic'];
const SIZES: readonly CardSize[] = ['normal', 'large'];

/** How cards look on this device, whatever the others at the table have chosen. */
export function DeckPart(): JSX.Element {
  const settings = settingsWords();
  const { palette, faces, cardSize, hasFixedLetters } = preferences.value;
  return (
    <section aria-labelledby="settings-cards">
      <h3 id="settings-cards">{settings.cards}</h3>
      <Preview />
      <Choices
        legend={settings.palette}
        value={palette}
        choices={PALETTES.map((value) => ({ value, label: <PaletteLabel palette={value} /> }))}
        onChange={(next) => prefer({ palette: next })}
        describedBy="palette-hint"
      />
      <p id="palette-hint" class={settingsStyles['hint']}>
        {settings.paletteHint}
      </p>
      <Choices
        legend={settings.faces}
        value={faces}
        choices={FACES.map((value) => ({ value, label: settings.facesOf[value] }))}
        onChange={(next) => prefer({ faces: next })}
      />
      <Choices
        legend={settings.cardSize}
        value={cardSize}
        choices={SIZES.map((value) => ({ value, label: settings.cardSizes[value] }))}
        onChange={(next) => prefer({ cardSize: next })}
      />
      <Switch
        label={settings.fixedLetters}
        isOn={hasFixedLetters}
        onChange={(isOn) => prefer({ hasFixedLetters: isOn })}
      />
    </section>
  );
}

const SUITS = ['S', 'H', 'D', 'C'] as const;

/** A palette by its four suits and its name. */
function PaletteLabel({ palette }: { readonly palette: Palette }): JSX.Element {
  return (
    <>
      <svg
        class={styles['suits']}
        data-palette={palette}
        viewBox="0 0 124 34"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="124" height="34" rx="8" fill="var(--paper)" />
        {SUITS.map((suit, index) => (
          <g key={suit} style={{ color: `var(--suit-${suit.toLowerCase()})` }}>
            <use href={`#suit-${suit}`} x={6 + index * 29} y={5} width={24} height={24} />
          </g>
        ))}
      </svg>
      {settingsWords().palettes[palette]}
    </>
  );
}

const FRENCH: readonly Card[] = ['AS', 'KH', 'QD', 'JC', 'TH', 'BJ'];
const GERMAN: readonly Card[] = ['AA', 'KL', 'OH', 'UB', 'TA', '7L'];

/** A few cards of each pattern, as they will be dealt. */
function Preview(): JSX.Element {
  const settings = settingsWords();
  return (
    <figure class={styles['felt']}>
      <figcaption class="only-heard">{settings.preview}</figcaption>
      <Fan game="smear" cards={FRENCH} />
      <Fan game="zsirozas" cards={GERMAN} />
    </figure>
  );
}

function Fan({ game, cards }: { readonly game: string; readonly cards: readonly Card[] }): JSX.Element {
  const deck = deckOf(game, language.value, preferences.value);
  return (
    <div class={styles['fan']} data-size={preferences.value.cardSize}>
      {cards.map((card) => (
        <span key={card}>
          <CardFace card={card} deck={deck} />
        </span>
      ))}
    </div>
  );
}
