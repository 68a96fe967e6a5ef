import { decipherDes } from './des.ts';

/** Key and initial vector by the digit in the text; public in the site's page and in cn-links (MIT), seen 2026-02. */
const keys: readonly (readonly [key: string, vector: string])[] = [
  ['kj098765', 'a12sdcft'],
  ['plk;9uhj', 'mbio986h'],
  ['.1asxz4t', '09ydnlp;'],
  ['1qasdr56', '0om,.;0s'],
  ['1wdfgu8i', '1dafmdl0'],
  ['12zxcvbn', '90oikjhg'],
  ['1jnbop9g', 'lkjuy678'],
  ['378ujhgr', '1whsnxk9'],
  ['chguikl0', '1was;09n'],
  ['09jnbgft', '12sdfghy'],
];

/** Longer than any link that the site made. */
const maxLength = 1_000;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Decodes the link that Pandabuy hid in its own: `PJ`, a digit, a letter, then base64 of bytes with one too many at the
 * place of the digit. The agent closed in 2024; lists of its links are still about. Undefined for any other text.
 */
export const decodePandabuy = (text: string): string | undefined => {
  const [, digit = '', base64 = ''] = /^PJ(\d)[A-Za-z]([A-Za-z0-9+/ ]+=*)$/.exec(text) ?? [];
  const [key, vector] = keys[Number(digit)] ?? [];
  if (!digit || !key || !vector || text.length > maxLength) return undefined;
  try {
    const bytes = bytesOf(base64.replaceAll(' ', '+')).filter((_, index) => index !== Number(digit));
    const plain = decipherDes(bytes, ascii(key), ascii(vector));
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
};
