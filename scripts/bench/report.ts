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
  const head = ['', 'figure', 'against', 'ratio', 'goal', ''];
  const widths = head.map((cell, column) => Math.max(cell.length, ...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${line(head)}`);
  for (const row of table) console.log(line(row));
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
