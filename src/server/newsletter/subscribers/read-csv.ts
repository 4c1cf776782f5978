import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '#shared/errors.ts';

const DELIMITERS = [',', ';', '\t'];

/** A line of a CSV file: its number in the file, and its cells without blanks around them. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/**
 * Reads CSV (RFC 4180) with commas, semicolons or tabs, whichever the first line has most of. Empty lines are left out.
 *
 * @throws AppError `bad_request` when quotes are not closed or not doubled.
 */
export function readCsv(text: string): CsvLine[] {
  // csv-parse counts `\r\n` within quotes as two lines.
  const content = text.replace(/\r\n?/g, '\n');
  const found: CsvLine[] = [];
  try {
    parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      record_delimiter: '\n',
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines }) {
        found.push({ line: lines - cells.join('').split('\n').length + 1, cells });
        return null;
      },
    });
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('bad_request', `This is no valid CSV: ${error.message}`);
  }
}

function delimiterOf(content: string): string {
  const first = content.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
