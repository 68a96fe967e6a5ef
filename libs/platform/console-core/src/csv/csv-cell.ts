import { isShortenedNumber, unmarkCsvText } from '@caravan/kernel';

/** The text of a cell. Spreadsheets and shops write long numbers as `="123"`, `'123`, `` `123 `` or with a tab behind, so that they stay whole. */
export const plainCell = (cell: string | undefined): string => {
  const text = (cell ?? '').trim();
  const inner = /^="(.*)"$/s.exec(text)?.[1] ?? /^=?(\d+)$/.exec(text)?.[1] ?? unmarkCsvText(text);
  return inner.replace(/^['`’](?=[\p{L}\p{N}])/u, '').trim();
};

/** Whether a cell is written so that a spreadsheet keeps its number. */
export const isProtectedCell = (cell: string): boolean => /^\s*["=]*['`’="]|\t\s*$/.test(cell);

/** A word of a file as it is compared with known ones: half-width, and in lower case. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** `9,400,111,899` is one number, shown with separators. */
const grouped = /^\d{1,3}(?:([,'\u2019 ])\d{3})(?:\1\d{3}){2,}$/;
/** Programs write numbers as `773012345678901.0`. */
const decimal = /^(\d+)\.0{1,2}$/;
const number = /\d(?:[.,]\d+)?E\+?\d{1,3}(?![\dA-Z])|[^,;/|、\r\n]+/giu;

/** Two full numbers with a blank between them; carriers print one number in shorter groups. */
const wordsOf = (text: string): string[] => {
  const words = text.split(/\s+/);
  return words.every((word) => word.length >= 10 && /\d/.test(word)) ? words : [text];
};

const wholeOf = (text: string): string => {
  const [, digits = ''] = decimal.exec(text) ?? [];
  return digits && digits.length <= 15 ? digits : text;
};

/** Shops write `No:123` and `运单号：123`. */
const label = /^(?:no|nr|(?:运|快递|物流)?单号)\.? ?: ?/i;

/** The numbers of a cell, which may hold several, split by `, ; / |`, `、`, their full-width forms or line breaks. */
export const numbersIn = (cell: string | undefined): string[] => {
  const plain = plainCell(cell).normalize('NFKC');
  const parts = grouped.test(plain) ? [plain.replaceAll(/[^\d]/g, '')] : (plain.match(number) ?? []);
  return parts
    .flatMap((part) => wordsOf(plainCell(part).replace(label, '')))
    .flatMap((part) => (part ? [wholeOf(part)] : []));
};

/** Whether a program or a spreadsheet has lost digits of a number. */
export const hasLostDigits = (text: string): boolean => isShortenedNumber(text) || /^\d{16,}\.0+$/.test(text);

/**
 * Whether a spreadsheet has rounded the long numbers of a column: each of several has 15 digits and then zeros, and none
 * is protected. One alone may be a real number.
 */
export const isRoundedColumn = (cells: readonly string[]): boolean => {
  const long = cells.filter((cell) => /^\s*\d{16,}\s*$/.test(cell));
  const rounded = long.filter((cell) => !isProtectedCell(cell) && /^\d{15}0+$/.test(cell.trim()));
  return new Set(rounded).size > 1 && rounded.length === long.length;
};
