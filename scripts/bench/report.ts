import { printTable } from '../print-table.ts';

/** A line of the report: a figure, and what it is held against. */
export interface Row {
  what: string;
  /** The figure as people read it, e.g. `52,300 req/s`. */
  figure: string;
  /** Name and figure of the program that was measured beside it in the same run. */
  against?: string;
  /** Figure divided by the one it is held against. */
  ratio?: number;
  /** Limit of the ratio, or of the figure itself; none when it is only reported. */
  goal?: string;
  isMet?: boolean;
}

/** The ratio of a row, and a goal that it meets up to `most`. */
export function atMost(most: number, ratio: number): Pick<Row, 'ratio' | 'goal' | 'isMet'> {
  return { ratio, goal: `at most ${most}`, isMet: ratio <= most };
}

/** The ratio of a row, and a goal that it meets from `least` on. */
export function atLeast(least: number, ratio: number): Pick<Row, 'ratio' | 'goal' | 'isMet'> {
  return { ratio, goal: `at least ${least}`, isMet: ratio >= least };
}

/** A figure that is held against a limit. */
export function limited(figure: number, most: number, unit: string, digits = 1): Omit<Row, 'what'> {
  return { figure: `${figure.toFixed(digits)} ${unit}`, against: `limit ${most} ${unit}`, ...atMost(1, figure / most) };
}

/** Prints the rows as a table on standard output. */
export function printReport(title: string, rows: Row[]): void {
  const table = rows.map(({ what, figure, against = '', ratio, goal = '', isMet }) => [
    what,
    figure,
    against,
    ratio === undefined ? '' : ratio.toFixed(2),
    goal,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ]);
  console.log(`\n${title}`);
  printTable([['', 'figure', 'against', 'ratio', 'goal', ''], ...table]);
}

/**
 * Measures two programs one after the other in each round, so that whatever slows the machine slows both.
 *
 * @returns the medians, and the median of the ratios of the rounds.
 */
export async function inTurns(rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>) {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limit = await theirs();
    pairs.push({ theirs: limit, ours: await ours() });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

/** `12345.6` → `12,346`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Middle value; the mean of the two middle ones when their number is even. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
