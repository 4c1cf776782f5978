import { parseArgs } from 'node:util';
import { ConfigError } from '#server/config.ts';

const USAGE = 'npm run simulate -- --seed N --days D --runs R; docs/simulation.md has all options';

/**
 * Reads the options of `npm run simulate`.
 *
 * @throws ConfigError naming the first one that is unknown or wrong.
 */
export function readOptions(words: string[]) {
  const { values } = parse(words);
  return {
    ...values,
    seed: wholeNumber('seed', values.seed, 0),
    days: wholeNumber('days', values.days, 1),
    runs: wholeNumber('runs', values.runs, 1),
    visits: wholeNumber('visits', values.visits, 1),
    shrink: wholeNumber('shrink', values.shrink, 0),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        seed: { type: 'string', default: '1' },
        days: { type: 'string', default: '14' },
        runs: { type: 'string', default: '1' },
        visits: { type: 'string', default: '50' },
        log: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
        mutations: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        shrink: { type: 'string', default: '0' },
      },
    });
  } catch (error) {
    // Node's message has more sentences, with advice about words that are no options.
    const [problem] = (error as Error).message.split(/\.\s|\n/);
    throw new ConfigError(`${problem?.replace(/\.$/, '')}. The command is: ${USAGE}`);
  }
}

function wholeNumber(name: string, text: string, min: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min) return value;
  throw new ConfigError(`--${name} must be a whole number from ${min}. The command is: ${USAGE}`);
}
