import type { Card } from '@stammtisch/cards';
import { rankName, rankOf, suitName, suitOf } from '@stammtisch/cards';
import type { ComponentChildren, JSX } from 'preact';

import { openSettings } from '../settings/open.ts';
import { toldAgain } from '../table/retold.ts';
import type { Scene } from '../table/scene.ts';
import { cardText } from '../table/story.ts';
import type { Hand } from '../table/use-hand.ts';
import { settingsWords } from '../settings/words/index.ts';
import { bidsAndTrump, handBySuit, handTold, lastTrickTold, peopleTold, scoreTold } from './tell.ts';
import styles from './text.module.css';
import type { TextWords } from './words/index.ts';

interface FactsProps {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly words: TextWords;
  readonly onCard: (card: Card) => void;
}

/** What is so now, under headings to go to at any time (principle 26). */
export function Facts(props: FactsProps): JSX.Element {
  const { scene, words } = props;
  return (
    <aside class={styles['aside']} aria-label={scene.words.table}>
      <Fact id="hand" title={words.hand}>
        <HandBySuit {...props} />
      </Fact>
      <Fact id="trick" title={scene.words.trick}>
        <p>{toldAgain('trick', scene)}</p>
      </Fact>
      <Fact id="last" title={scene.words.lastTrick}>
        <p>{lastTrickTold(scene)}</p>
      </Fact>
      <Fact id="bids" title={words.bids}>
        <p>{bidsAndTrump(scene, words)}</p>
      </Fact>
      <Fact id="scores" title={scene.words.scores}>
        <p>{scoreTold(scene)}</p>
      </Fact>
      <Fact id="people" title={words.people}>
        <ul class={`plain-list ${styles['list'] ?? ''}`}>
          {peopleTold(scene, words).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fact>
      <Fact id="more" title={words.more}>
        <More scene={scene} />
      </Fact>
    </aside>
  );
}

function Fact(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id, title, children } = props;
  return (
    <section class={styles['panel']} aria-labelledby={`text-${id}`} data-fact={id}>
      <h2 id={`text-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

/** A line a suit; each card can be pressed as well as typed. */
function HandBySuit({ scene, hand, words, onCard }: FactsProps): JSX.Element {
  const groups = handBySuit(scene);
  if (groups.length === 0 || scene.hidden > 0) return <p>{handTold(scene, words).join(' ')}</p>;
  const { language } = scene.model;
  return (
    <dl class={styles['suits']}>
      {groups.map((cards) => {
        const suit = cards[0] === undefined ? undefined : suitOf(cards[0]);
        return (
          <div key={suit ?? 'joker'} class={styles['suit']}>
            <dt>{suit === undefined ? 'Joker' : suitName(suit, language, scene.pattern)}</dt>
            <dd>
              {cards.map((card) => (
                <CardButton key={card} card={card} scene={scene} hand={hand} onCard={onCard} />
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function CardButton(props: {
  readonly card: Card;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly onCard: (card: Card) => void;
}): JSX.Element {
  const { card, scene, hand, onCard } = props;
  const { model, words, pattern, playable, isMyTurn, table } = scene;
  const isAsked = isMyTurn && table.trick !== undefined && table.trickNumber !== undefined;
  const isChosen = hand.premove.marked === card || hand.giving?.chosen.includes(card) === true;
  const name = cardText(card, model.language, pattern, words);
  const state = isAsked ? (playable.has(card) ? words.playable : words.notPlayable) : undefined;
  return (
    <button
      type="button"
      class={styles['card']}
      aria-label={state === undefined ? name : `${name}, ${state}`}
      aria-disabled={isAsked && !playable.has(card)}
      aria-pressed={isChosen}
      onClick={() => onCard(card)}
    >
      {short(card, scene)}
    </button>
  );
}

/** Under the heading of its suit a card is its rank. */
function short(card: Card, { model, pattern, words }: Scene): string {
  const rank = rankOf(card);
  return rank === undefined ? cardText(card, model.language, pattern, words) : rankName(rank, model.language);
}

/** What opens above the table. */
function More({ scene: { model, words } }: { readonly scene: Scene }): JSX.Element {
  return (
    <div class={styles['buttons']}>
      <button type="button" class="button" onClick={model.openSheet}>
        {words.sheet}
      </button>
      <button type="button" class="button" onClick={model.openTalk}>
        {words.talk(model.unread)}
      </button>
      <button type="button" class="button" onClick={model.openMenu}>
        {words.menu}
      </button>
      <button type="button" class="button" onClick={openSettings}>
        {settingsWords().title}
      </button>
    </div>
  );
}
