import '../styles/tokens.css';
import '../styles/base.css';

import { type Card, GERMAN_RANKS, GERMAN_SUITS, type Language, pack, parseCard } from '@stammtisch/cards';
import { type JSX, render } from 'preact';

import { CardFace } from './card-face.tsx';
import { CardSprite } from './sprite.tsx';

const chosen = new URLSearchParams(location.search).get('language');
const faces = new URLSearchParams(location.search).get('faces') === 'classic' ? 'classic' : 'own';
const language: Language = chosen === 'en' || chosen === 'hu' ? chosen : 'de';

function Row(props: {
  readonly cards: readonly Card[];
  readonly width: number;
  readonly pattern: 'french' | 'german';
}): JSX.Element {
  const { cards, width, pattern } = props;
  return (
    <div style={{ display: 'flex', gap: '8px', marginBottom: '8px' }}>
      {cards.map((card) => (
        <span style={{ width: `${width}px`, height: `${width * 1.5}px` }}>
          <CardFace card={card} deck={{ pattern, letters: language, language, faces }} />
        </span>
      ))}
      <span style={{ width: `${width}px`, height: `${width * 1.5}px` }}>
        <CardFace card="??" deck={{ pattern, letters: language, language, faces }} />
      </span>
    </div>
  );
}

const some = (text: string): readonly Card[] =>
  text.split(' ').flatMap((word) => {
    const card = parseCard(word);
    return card === undefined ? [] : [card];
  });

function Page(): JSX.Element {
  const french = some('AS KH QD JC TS 9H 7D 4C BJ SJ');
  return (
    <main style={{ background: 'var(--felt)', padding: '14px', minHeight: '100vh' }}>
      <CardSprite />
      <Row cards={french} width={92} pattern="french" />
      <Row cards={some('KS QS JS AH KH TD QC 7C JH BJ SJ')} width={92} pattern="french" />
      <Row cards={some('2S 3H 4D 5C 6S 7H 8D 9C TS AH')} width={92} pattern="french" />
      <Row cards={french} width={46} pattern="french" />
      <Row cards={some('2S 3H 4D 5C 6S 7H 8D 9C TS AH')} width={46} pattern="french" />
      {GERMAN_SUITS.map((suit) => (
        <Row cards={pack([suit], GERMAN_RANKS)} width={72} pattern="german" />
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) render(<Page />, root);
