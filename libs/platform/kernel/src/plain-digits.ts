const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ten digits of a script are neighbours, from 0 to 9. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};

/**
 * The text in half-width letters and with the digits 0 to 9, as people mean it who type with a Chinese or Japanese input
 * method, or write the digits of Arabic, Persian, Hindi or another script.
 */
export const plainDigits = (text: string): string => text.normalize('NFKC').replaceAll(/(?![0-9])\p{Nd}/gu, valueOf);
