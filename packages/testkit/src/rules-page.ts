import type { Language } from '@stammtisch/cards';
import {
  type GameKit,
  type OptionSpec,
  type OptionValue,
  type OptionWords,
  type SomeOptions,
  testValues,
  valueName,
} from '@stammtisch/kernel';

/** The page of a game's rules. */
export function rulesPageFile(game: string): URL {
  return new URL(`../../../docs/rules/${game}.md`, import.meta.url);
}

/** Labels come in every language; everything else on the page is English, as the rest of `docs` is. */
const LABELS: readonly Language[] = ['en', 'de', 'hu'];

/** A game's rules as a page: the standard game, its presets, and every house rule as it is declared. */
export function rulesPage<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): string {
  const { game, words } = kit;
  const { name, basics } = words.en;
  const rows = Object.entries(game.options).map(([option, spec]) => optionRow(kit, option, spec));
  return (
    [
      `# ${name}`,
      `<!-- Written by \`npm run regen\` from packages/games/src/${game.id}: change it there. -->`,
      `Players: ${seatsText(kit)}. Version ${game.rulesVersion} of the rules. How it is built, and why the rules are read as they are: [packages/games/src/${game.id}](../../packages/games/src/${game.id}/README.md).`,
      '## The standard game',
      ...basics.map(({ title, text }) => `**${title}.** ${text}`),
      '## House rules',
      `A table plays by the standard, the first value of each, unless it says otherwise. \`stammtisch rules --game ${game.id} --options JSON\` prints the card of a table.`,
      table(['rule', 'option', 'called', 'values, the standard first', 'what it does'], rows),
      '## Named sets of house rules',
      table(['name', 'called', 'differs from the standard in', 'in words'], presetRows(kit)),
      ...conflictTexts(kit),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** The numbers of players by the standard, and those that a house rule adds. */
function seatsText<S extends V, A, V, O>({ game, parse }: GameKit<S, A, V, O>): string {
  const counts = (options: SomeOptions): readonly number[] => {
    const parsed = parse(options);
    return parsed.ok ? game.seatCounts(parsed.value) : [];
  };
  const usual = counts({});
  const more = Object.entries(game.options).flatMap(([option, spec]) =>
    testValues(spec).flatMap((value) =>
      counts({ [option]: value })
        .filter((seats) => !usual.includes(seats))
        .map((seats) => `${seats} with \`${option}\``),
    ),
  );
  return [...usual, ...more].join(', ');
}

function optionRow<S extends V, A, V, O>(
  { words }: GameKit<S, A, V, O>,
  option: string,
  spec: OptionSpec,
): readonly string[] {
  const { help, example } = said(words.en.options, option);
  const labels = LABELS.map((language) => said(words[language].options, option).label);
  const condition = onlyIfText(spec);
  return [
    spec.rule,
    `\`${option}\``,
    labels.join('<br>'),
    valuesText(spec, said(words.en.options, option)),
    [
      help,
      ...(example === undefined ? [] : [`_${example}_`]),
      ...(condition === undefined ? [] : [condition]),
    ].join(' '),
  ];
}

function valuesText(spec: OptionSpec, own: OptionWords): string {
  if (spec.kind === 'count') {
    const usual = [spec.suggested ?? [], ...Object.values(spec.suggestedWhen ?? {})].flat();
    const named = usual.length === 0 ? '' : `; usual: ${[...new Set(usual)].join(', ')}`;
    return `\`${spec.standard}\`, any from ${spec.min} to ${spec.max}${named}`;
  }
  const all = spec.kind === 'choice' ? spec.of : [spec.standard, !spec.standard];
  return all.map((value) => valueText(own, value)).join('<br>');
}

/** A value as records write it, and what it is called where that says more. */
function valueText(own: OptionWords, value: OptionValue): string {
  const name = valueName(own, value, 'en');
  return name === String(value) ? `\`${value}\`` : `\`${value}\` ${name}`;
}

function onlyIfText({ onlyIf }: OptionSpec): string | undefined {
  if (onlyIf === undefined) return undefined;
  const needs = Object.entries(onlyIf).map(
    ([other, values]) => `\`${other}\` is ${values.map((one) => `\`${one}\``).join(' or ')}`,
  );
  return `Only where ${needs.join(' and ')}.`;
}

function presetRows<S extends V, A, V, O>({
  game,
  words,
}: GameKit<S, A, V, O>): readonly (readonly string[])[] {
  return Object.entries(game.presets).map(([name, options]) => [
    `\`${name}\``,
    LABELS.map((language) => said(words[language].presets, name).label).join('<br>'),
    settingsText(options),
    said(words.en.presets, name).help,
  ]);
}

function settingsText(options: SomeOptions): string {
  const settings = Object.entries(options).map(([option, value]) => `\`${option}\` ${value}`);
  return settings.length === 0 ? 'nothing' : settings.join(', ');
}

function conflictTexts<S extends V, A, V, O>({ game, words }: GameKit<S, A, V, O>): readonly string[] {
  if (game.conflicts.length === 0) return [];
  const rows = game.conflicts.map(({ options, code }) => [
    options.map((option) => `\`${option}\``).join(', '),
    words.en.conflict(code),
  ]);
  return ['## What does not go together', table(['options', 'why'], rows)];
}

function said<T>(texts: Readonly<Record<string, T>>, name: string): T {
  const text = texts[name];
  if (text === undefined) throw new Error(`no words for ${name}`);
  return text;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
