/** What a spreadsheet would take for a formula, also in its full-width form or behind white space. */
const formula = /^[\s\u0000]*[=+\-@\t\r＝＋－＠]/;

/** A text as a cell: never a formula, quoted where it holds what separates cells. */
export const textCell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** An amount as a cell: digits, a point, and a sign where it is below zero, written by nobody but us. */
export const amountCell = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
