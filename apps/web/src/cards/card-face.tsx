import {
  isJoker,
  isSeen,
  type Language,
  type Pattern,
  rankOf,
  type SeenCard,
  type Suit,
  suitOf,
} from '@stammtisch/cards';
import type { JSX } from 'preact';

import { steady } from '../app/steady.ts';
import type { Faces } from '../table/model.ts';
import styles from './cards.module.css';
import { classicFace } from './classic-part.ts';
import { FrenchFace, JokerFace } from './french.tsx';
import { GermanFace } from './german.tsx';

/** How cards are printed. */
export interface Deck {
  readonly pattern: Pattern;
  /** Whose letters stand in the corners. */
  readonly letters: Language;
  /** In which language a card says what is written on it. */
  readonly language: Language;
  /** How French-suited ones are drawn. */
  readonly faces: Faces;
}

/** A card as it lies: its face, or its back. It says nothing aloud: whatever holds it names it. */
export const CardFace = steady(Drawn);

function Drawn({ card, deck }: { readonly card: SeenCard; readonly deck: Deck }): JSX.Element {
  return (
    <svg class={colourOf(card)} viewBox="0 0 100 150" aria-hidden="true" focusable="false">
      <Face card={card} deck={deck} />
    </svg>
  );
}

function Face({ card, deck }: { readonly card: SeenCard; readonly deck: Deck }): JSX.Element {
  if (!isSeen(card)) return <use href="#card-back" />;
  if (isJoker(card)) return <JokerFace joker={card} />;
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === undefined || suit === undefined) throw new Error(`a card without rank or suit: ${card}`);
  if (deck.pattern === 'german')
    return <GermanFace rank={rank} suit={suit} letters={deck.letters} language={deck.language} />;
  const Classic = deck.faces === 'classic' ? classicFace() : undefined;
  return Classic === undefined ? (
    <FrenchFace rank={rank} suit={suit} language={deck.letters} />
  ) : (
    <Classic card={card} rank={rank} suit={suit} letters={deck.letters} />
  );
}

/** A suit's sign alone, for the hub, buttons and lines of text. */
export function SuitSign(props: {
  readonly suit: Suit | 'BJ' | 'SJ';
  readonly pattern: Pattern;
  readonly class?: string | undefined;
}): JSX.Element {
  const { suit, pattern } = props;
  const id = suit === 'H' && pattern === 'german' ? 'suit-H-german' : `suit-${suit}`;
  return (
    <svg
      class={
        props.class === undefined ? styles[`suit${suit}`] : `${styles[`suit${suit}`] ?? ''} ${props.class}`
      }
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** The class that colours a French-suited card or a joker; German suits bring their own colours. */
function colourOf(card: SeenCard): string | undefined {
  if (!isSeen(card)) return styles.card;
  const colour = isJoker(card) ? styles[`suit${card}`] : styles[`suit${suitOf(card) ?? ''}`];
  return `${styles.card ?? ''} ${colour ?? ''}`;
}
