const DELIMITERS = [',', ';', '\t'];

/** A line of a CSV file: its number in the file, and its cells without blanks around them. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Reads CSV (RFC 4180) with commas, semicolons or tabs, whichever the first line has most of. Empty lines are left out. */
export function readCsv(text: string): CsvLine[] {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(content);
  const lines: CsvLine[] = [];
  let line = 1;
  let startedAt = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) lines.push({ line: startedAt, cells });
    cells = [];
    cell = '';
    startedAt = line;
  };
  for (let index = 0; index < content.length; index += 1) {
    const character = content[index]!;
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (content[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n' || (character === '\r' && content[index + 1] !== '\n')) endLine();
    else if (character !== '\r') cell += character;
  }
  endLine();
  return lines;
}

function delimiterOf(content: string): string {
  const first = content.split(/[\r\n]/, 1)[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
