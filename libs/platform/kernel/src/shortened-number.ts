/** `9.40011E+21`, as spreadsheets and programs show a number that is too long for a cell. */
const exponent = /^\d(?:[.,٫]\d+)?E\+?\d{1,3}$/;
/** Spreadsheets and programs keep 15 digits of a number; the others become zeros. Real numbers of 20 digits do not end so. */
const zeroed = /^\d{15}0{5,}$/;

/**
 * Whether a text is what a spreadsheet has left of a long number: `9.40011E+21`, `7,73012E14`, or
 * `9400111899223100000000`. Nobody can tell the digits that are lost. Any width, case and spacing.
 */
export const isShortenedNumber = (text: string): boolean => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();
  return exponent.test(plain) || zeroed.test(plain);
};
