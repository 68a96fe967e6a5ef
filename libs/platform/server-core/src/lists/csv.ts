import { Readable } from 'node:stream';
import { markCsvText } from '@caravan/kernel';
import type { FastifyReply } from 'fastify';

/** An amount in fen. */
interface Amount {
  fen: number | null;
}

/** A text, a number, or an amount, which is written in yuan. Null is an empty cell. */
export type Cell = string | number | null | Amount;

const textCell = (text: string): string => {
  const harmless = markCsvText(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Digits, a point, and a sign if negative: a number, not a formula. */
const amountCell = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return String(cell);
  return cell.fen === null ? '' : amountCell(cell.fen);
};

/** A line of a CSV file. No text in it is a formula, or a number that a spreadsheet would shorten. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const withMark = async function* (chunks: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* chunks;
};

/** Answers with a CSV file. `chunks` are its lines; the byte order mark is added. */
export const sendCsv = (reply: FastifyReply, fileName: string, chunks: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}.csv"`)
    .send(Readable.from(withMark(chunks)));
