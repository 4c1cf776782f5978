/** Prints rows of cells on standard output, in columns. */
export function printTable(rows: readonly string[][]): void {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) {
    const cells = row.map((text, column) => text.padEnd(widthOf(column)));
    console.log(cells.join('  ').trimEnd());
  }
}
