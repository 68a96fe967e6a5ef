import { bookLimits, type BookFormat } from '@caravan/books/contract';
import { csvRow, type Cell } from '@caravan/server-core';
import type { Days, FileLine } from './journal.repo.ts';

/** Divides days into files of whole days, each with no more lines than an import reads. */
export const filesOf = (
  days: readonly { day: string; lines: number }[],
  most: number = bookLimits.fileLines,
): Days[] => {
  const files: (Days & { lines: number })[] = [];
  for (const { day, lines } of days) {
    if (lines === 0) continue;
    const last = files.at(-1);
    if (last && last.lines + lines <= most) {
      last.to = day;
      last.lines += lines;
    } else files.push({ from: day, to: day, lines });
  }
  return files.map(({ from, to }) => ({ from, to }));
};

const partsOf = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date };
};

const dayMonthYear = (day: string): string => {
  const { year, month, date } = partsOf(day);
  return `${date}/${month}/${year}`;
};

const monthDayYear = (day: string): string => {
  const { year, month, date } = partsOf(day);
  return `${month}/${date}/${year}`;
};

const describe = ({ name, country, taxCode }: FileLine): string =>
  country === null ? name : `${name}, ${country}, ${taxCode}`;

const narrationOf = (day: string): string => `Shop journal ${day}`;

interface Shape {
  header: readonly string[];
  cells: (line: FileLine) => readonly Cell[];
}

/** The columns that each program's import names (specification 46.5 has the sources). */
const shapes: Record<BookFormat, Shape> = {
  xero: {
    header: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    cells: (line) => [
      narrationOf(line.day),
      dayMonthYear(line.day),
      describe(line),
      line.code,
      line.noTaxName,
      // Debits are positive.
      { fen: line.debitFen - line.creditFen },
    ],
  },
  quickbooks: {
    header: ['Journal No', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits', 'Currency'],
    cells: (line) => {
      const fen = line.debitFen - line.creditFen;
      return [
        line.day,
        monthDayYear(line.day),
        line.name,
        describe(line),
        { fen: fen > 0 ? fen : null },
        { fen: fen < 0 ? -fen : null },
        'CNY',
      ];
    },
  },
};

/** The lines of a CSV file. Each account of a day has one, with the difference between its debits and its credits. */
export const bookFile = (format: BookFormat, lines: readonly FileLine[]): string[] => {
  const { header, cells } = shapes[format];
  return [csvRow(header), ...lines.map((line) => csvRow(cells(line)))];
};
