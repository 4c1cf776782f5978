/** Rows read at a time. */
const PIECE_ROWS = 1_000;

/** What a spreadsheet would take for a formula at the start of a cell, full-width twins included. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;

/**
 * One line of CSV (RFC 4180) without its end. Every cell is quoted; one that a spreadsheet would run gets an apostrophe
 * in front, which spreadsheets do not show.
 */
function toCsvLine(cells: (string | number | boolean | null)[]): string {
  return cells
    .map((cell) => {
      const text = cell === null ? '' : String(cell);
      const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
      return `"${safe.replaceAll('"', '""')}"`;
    })
    .join(',');
}

/**
 * A whole file, newest row first, read piece by piece so that the server answers others meanwhile. What comes in during
 * the export shifts nothing.
 *
 * @param readRows at most `size` rows whose id is below `before`, highest id first; fewer end the file.
 */
export function streamCsv<T extends { id: number }>(
  header: string[],
  readRows: (before: number, size: number) => Promise<T[]>,
  toCells: (row: T) => (string | number | boolean | null)[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before = Number.MAX_SAFE_INTEGER;
  return new ReadableStream({
    start(controller) {
      // The mark makes spreadsheets read UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${toCsvLine(header)}\r\n`));
    },
    async pull(controller) {
      const rows = await readRows(before, PIECE_ROWS);
      before = rows.at(-1)?.id ?? 0;
      if (rows.length > 0)
        controller.enqueue(encoder.encode(rows.map((row) => `${toCsvLine(toCells(row))}\r\n`).join('')));
      if (rows.length < PIECE_ROWS) controller.close();
    },
  });
}
