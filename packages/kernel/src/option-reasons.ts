import type { PlayKit } from './game.ts';
import type { OptionProblem, OptionSpec } from './options.ts';

/** What is wrong with chosen options, and why, in one English line: for commands and records. */
export function explainOptions<S extends V, A, V, O>(
  { game, words }: PlayKit<S, A, V, O>,
  problems: readonly OptionProblem[],
): string {
  return problems
    .map(({ option, code, because, with: others = [] }) => {
      if (option === '') return 'options: an object of house rules by name';
      const name = [option, ...others].join(' with ');
      if (because !== undefined) return `${name}: ${words.en.conflict(because)} (${because})`;
      // Looked up as own: a stranger may be called "constructor".
      const spec = Object.hasOwn(game.options, option) ? game.options[option] : undefined;
      return `${name}: ${code}, ${spec === undefined ? 'no such house rule' : wanted(spec)}`;
    })
    .join('; ');
}

function wanted(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'should be true or false';
    case 'count':
      return `should be a whole number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return `should be one of ${spec.of.map((one) => JSON.stringify(one)).join(', ')}`;
  }
}
