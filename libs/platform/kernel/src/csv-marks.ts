/** Where a spreadsheet may begin a cell, whatever separator and quotes it was told to take, or splits texts by later. */
const separators = String.raw`,;|"\t\r\n\v\f\u0085\u2028\u2029`;
/** Nothing is seen of these: blanks, control and format characters, fillers. Spreadsheets drop some of them. */
const invisible = String.raw`(?:(?![${separators}])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])*`;
/** These characters begin a formula, also in full width; some spreadsheets drop the others before one. */
const formula = '[=+\\-@＝＋－＠﹦﹢﹣﹫\\t\\r]';
const zero = '[0０]';
const digits = '[0-9０-９]';
const exponent = '[EＥ]';
/** Spreadsheets keep 15 digits of a number, drop the zeros before it, and read `12E5` as 1,200,000. */
const changed = String.raw`(?:${zero}${digits}+|${digits}{16,}|${digits}+(?:[.,]${digits}+)?${exponent}\+?${digits}+)${invisible}(?=$|[${separators}])`;
const beginning = String.raw`(?<=^|[${separators}])`;
const endangered = String.raw`(?='*${invisible}(?:${formula}|${changed}))`;
const unmarked = new RegExp(beginning + endangered, 'giu');
const marked = new RegExp(`${beginning}'${endangered}`, 'giu');

/**
 * A text for a CSV file: an apostrophe marks each part of it that a spreadsheet could take for a cell and would then
 * run as a formula or change as a number (specification 22.17).
 */
export const markCsvText = (text: string): string => text.replaceAll(unmarked, "'");

/** The text that `markCsvText` was given. */
export const unmarkCsvText = (text: string): string => text.replaceAll(marked, '');
