/** Rows per query. */
const BATCH_ROWS = 1_000;

/** The start of a cell that a spreadsheet would take for a formula, full-width characters included. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;

/** A list becomes one cell. */
type Cell = string | number | boolean | null | string[];

/**
 * A line of CSV (RFC 4180) without its line end. Every cell is quoted; a formula gets an apostrophe in front, which
 * spreadsheets do not show.
 */
function toCsvLine(cells: readonly Cell[]): string {
  return cells
    .map((cell) => {
      const text = Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
      const safe = typeof cell !== 'number' && FORMULA.test(text) ? `'${text}` : text;
      return `"${safe.replaceAll('"', '""')}"`;
    })
    .join(',');
}

/**
 * A whole file, newest row first, read in batches so that the server stays responsive. Rows inserted during the export do
 * not shift the others.
 *
 * @param columns in the order of the file; a record, so that a forgotten column does not compile.
 * @param readRows at most `size` rows whose id is below `before`, highest id first; fewer end the file.
 */
export function streamCsv<Column extends string>(
  columns: Record<Column, true>,
  readRows: (before: number, size: number) => Promise<(Record<NoInfer<Column>, Cell> & { id: number })[]>,
): ReadableStream<Uint8Array> {
  const names = Object.keys(columns) as Column[];
  const encoder = new TextEncoder();
  let before = Number.MAX_SAFE_INTEGER;
  return new ReadableStream({
    start(controller) {
      // The byte order mark makes spreadsheets read UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${toCsvLine(names)}\r\n`));
    },
    async pull(controller) {
      const rows = await readRows(before, BATCH_ROWS);
      before = rows.at(-1)?.id ?? 0;
      const lines = rows.map((row) => `${toCsvLine(names.map((column) => row[column]))}\r\n`);
      if (rows.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (rows.length < BATCH_ROWS) controller.close();
    },
  });
}
