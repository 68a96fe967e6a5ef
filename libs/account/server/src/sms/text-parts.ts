/** GSM 03.38: the characters of a text message that take seven bits, and those that take two places. */
const single = new Set([
  ...'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
]);
const double = new Set(['\f', ...'^{}\\[~]|€']);

/** A character of two places is never split. */
const partsOf = (places: readonly number[], one: number, each: number): number => {
  if (places.reduce((sum, size) => sum + size, 0) <= one) return 1;
  let parts = 1;
  let used = 0;
  for (const size of places) {
    if (used + size > each) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
};

export type TextAlphabet = 'gsm7' | 'ucs2';

/**
 * Into how many parts a phone network splits a text, and by which alphabet. One part has 160 characters, or 70 if one of them
 * is outside of the GSM alphabet; of several parts each has 153 or 67, because they are numbered.
 */
export const textParts = (text: string): { alphabet: TextAlphabet; parts: number } => {
  const characters = [...text];
  if (characters.every((one) => single.has(one) || double.has(one))) {
    const places = characters.map((one) => (double.has(one) ? 2 : 1));
    return { alphabet: 'gsm7', parts: partsOf(places, 160, 153) };
  }
  return {
    alphabet: 'ucs2',
    parts: partsOf(
      characters.map((one) => one.length),
      70,
      67,
    ),
  };
};
