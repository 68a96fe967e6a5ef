import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Spreadsheets read these as the start of a formula, also in full-width form or after white space. */
const formula = /^[\s\u0000]*[=+\-@\t\r＝＋－＠]/;

/** Writes a text as a cell: never a formula, and quoted if it contains a separator. */
export const textCell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * Writes an amount as a cell: digits, a point, and a sign if negative. It contains no user input, so it needs no
 * escaping.
 */
export const amountCell = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

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
