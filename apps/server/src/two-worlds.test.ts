import type { Card } from '@stammtisch/cards';
import { at, type Random, range, type Seat, seeded, shuffled } from '@stammtisch/kernel';

import type { ServerMessage, TableCommand } from '@stammtisch/protocol';
import { openMemory } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { expect, test } from 'vitest';

import type { TestClient } from './testing/client.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { type Kind, settled, type World, world } from './testing/worlds.ts';

/** How many pairs of worlds are compared for each kind of table; thousands on request. */
const PAIRS = Number(process.env['STAMMTISCH_PAIRS'] ?? 25);

const KINDS: readonly Kind[] = [
  { game: 'smear', seats: 3, options: {} },
  { game: 'smear', seats: 4, options: { partners: 'seats' } },
  { game: 'smear', seats: 4, options: { allPass: 'redeal', dealerSteal: true } },
  { game: 'smear', seats: 5, options: { lowTo: 'taker' } },
  { game: 'smear', seats: 6, options: { partners: 'random' } },
  { game: 'smear', seats: 8, options: { minBid: 3 } },
  { game: 'smear', seats: 4, options: { peek: 2 } },
  { game: 'zsirozas', seats: 2, options: {} },
  { game: 'zsirozas', seats: 4, options: { matching: 'free' } },
  { game: 'spades', seats: 4, options: { teams: 'pairs', nil: 100 } },
  { game: 'spades', seats: 3, options: { hiddenBids: true } },
  { game: 'smear', seats: 4, options: { dealerSteal: true }, agreements: { clock: 'fast' } },
  { game: 'spades', seats: 3, options: { hiddenBids: true }, agreements: { clock: 'fast' } },
];

/** Another deck that this onlooker cannot tell apart: only cards it does not see change places, a few or many. */
function otherDeck(deck: readonly Card[], seen: readonly string[], random: Random): readonly Card[] {
  const hidden = range(deck.length).filter((index) => !seen.includes(at(deck, index)));
  const number = random.below(2) === 0 ? 2 : 2 + random.below(hidden.length - 1);
  const moving = shuffled(hidden, random).slice(0, number);
  const turned = [...moving.slice(1), ...moving.slice(0, 1)];
  const other = deck.slice();
  for (const [index, to] of turned.entries()) other[to] = at(deck, at(moving, index));
  return other;
}

/** How far two worlds went together: the acts, and whether the deal came to its end. */
interface Together {
  readonly acts: number;
  readonly isDealOver: boolean;
}

/** Plays the same acts in both worlds for as long as there is one legal in both and the onlooker is told the same. */
async function playBoth(
  worlds: readonly [World, World],
  { looking, pass }: { readonly looking: Seat | 'everyone'; readonly pass: (ms: number) => void },
  random: Random,
): Promise<Together> {
  for (let acts = 0; ; acts += 1) {
    const awaited = worlds[0].watcher.seen.awaited();
    if (awaited === 'deck' || awaited.length === 0) return { acts, isDealOver: true };
    const seat = at(awaited, random.below(awaited.length));
    const [here, there] = [at(worlds[0].people, seat), at(worlds[1].people, seat)];
    if (looking !== 'everyone' && random.below(6) === 0) await tryWhatIsIllegal(worlds, looking, random);
    const legal = there.legal();
    const both = here.legal().filter((action) => legal.includes(action));
    const action = both[random.below(Math.max(1, both.length))];
    if (action === undefined) return { acts, isDealOver: false };
    const position = here.known?.position ?? '';
    expect(await Promise.all([here.act(action), there.act(action)])).toEqual(['done', 'done']);
    await settled(worlds);
    pass(random.below(4_000));
    const [one, other] = worlds.map((world) => lookingAt(world, looking).frames.at(-1));
    const next = worlds[0].watcher.seen.awaited();
    if (one !== other && next !== 'deck' && next.length > 0) return { acts, isDealOver: false };
    if (random.below(4) === 0) await askBoth(worlds, { seat, position }, random);
  }
}

/** Whether something may be taken back, and what comes of it, must not tell the worlds apart either. */
async function askBoth(
  worlds: readonly [World, World],
  { seat, position }: { readonly seat: Seat; readonly position: string },
  random: Random,
): Promise<void> {
  const ask = async (by: Seat, command: TableCommand): Promise<string> => {
    const answers = await Promise.all(worlds.map(({ people }) => at(people, by).command(command)));
    await settled(worlds);
    expect(answers[1]).toBe(answers[0]);
    return answers[0] ?? '';
  };
  if ((await ask(seat, { do: 'askUndo', position })) !== 'done') return;
  for (const by of range(at(worlds, 0).people.length)) {
    await ask(by, { do: 'answerUndo', position, isGranted: random.below(8) > 0 });
  }
}

function lookingAt({ people, watcher }: World, looking: Seat | 'everyone'): TestClient {
  return looking === 'everyone' ? watcher : at(people, looking);
}

/** Whether a frame lawfully shows this seat, and no other, a card that another world may not have there. */
function showsOwnCard(frame: string, looking: Seat | 'everyone'): boolean {
  // A frame of the server under test.
  const message = JSON.parse(frame) as ServerMessage;
  return (
    message.type === 'news' &&
    message.events.some(
      (event) =>
        (event.type === 'moved' || event.type === 'shown') &&
        JSON.stringify(event.shownTo) === JSON.stringify([looking]) &&
        event.cards.some((card) => card !== '??'),
    )
  );
}

/** Why something is refused must not tell the worlds apart either. */
async function tryWhatIsIllegal(worlds: readonly [World, World], seat: Seat, random: Random): Promise<void> {
  const people = worlds.map(({ people: all }) => at(all, seat));
  const texts = [...at(worlds, 0).deck, 'bid 2', 'bid 6', 'pass', 'nonsense'];
  const legal = at(people, 0).legal();
  const text = at(
    texts.filter((one) => !legal.includes(one)),
    random.below(texts.length - legal.length - 1),
  );
  if (legal.includes(text)) return;
  const answers = await Promise.all(people.map((person) => person.act(text)));
  expect(answers[0]).not.toBe('done');
  expect(answers[1]).toBe(answers[0]);
}

async function comparePair(
  worlds: readonly [World, World],
  { kind, pass }: { readonly kind: Kind; readonly pass: (ms: number) => void },
  random: Random,
  pair: number,
): Promise<number> {
  const [one, other] = worlds;
  const looking = pair % (kind.seats + 1);
  const onlooker = looking === kind.seats ? 'everyone' : looking;
  const clients = worlds.map((world) => lookingAt(world, onlooker));
  const [seeing, seeingOther] = [at(clients, 0), at(clients, 1)];
  const from = clients.map(({ frames }) => frames.length);

  one.deck = shuffled(one.pack, random);
  expect(await at(one.people, 0).command({ do: 'start' })).toBe('done');
  await settled([one]);
  const seen = onlooker === 'everyone' ? [] : at(seeing.seen.layout().hands, onlooker);
  other.deck = otherDeck(one.deck, seen, random);
  expect(await at(other.people, 0).command({ do: 'start' })).toBe('done');
  await settled([other]);

  const { acts, isDealOver } = await playBoth(worlds, { looking: onlooker, pass }, random);
  const [heard, heardOther] = [seeing.frames.slice(from[0]), seeingOther.frames.slice(from[1])];
  // The end of a deal lays every card open, and a drawn card shows itself to who drew it: that frame, the last one, may
  // differ, and nothing before.
  const last = [heard.at(-1) ?? '', heardOther.at(-1) ?? ''];
  const isLawful = isDealOver || last.every((frame) => showsOwnCard(frame, onlooker));
  const end = isLawful ? -1 : undefined;
  expect(heardOther.slice(0, end)).toEqual(heard.slice(0, end));

  await Promise.all(worlds.map(({ people }) => at(people, 0).command({ do: 'endMatch' })));
  await settled(worlds);
  return acts;
}

test.for(KINDS)(
  'what $game for $seats hides ($options $agreements) changes no byte of what an onlooker hears',
  async (kind) => {
    const clock = testClock();
    const timed = async (): Promise<World> =>
      world(kind, { clock, store: await openMemory<Entry>(() => clock.now()) });
    const worlds = [await timed(), await timed()] as const;
    const random = seeded(`${kind.game} ${kind.seats} ${process.env['STAMMTISCH_SEED'] ?? 'two worlds'}`);
    let acts = 0;
    for (const pair of range(PAIRS))
      acts += await comparePair([...worlds], { kind, pass: (ms) => clock.pass(ms) }, random, pair);
    // Worlds that part at once would prove little.
    expect(acts / PAIRS).toBeGreaterThan(kind.seats / 2);
    await Promise.all(worlds.map(({ running }) => running.close()));
  },
);
