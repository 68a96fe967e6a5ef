import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer URLs would not fit into a path. Such pictures are omitted. */
const maxUrlLength = 1_400;

const signatureOf = (payload: string, key: Buffer): string =>
  createHmac('sha256', key).update(payload).digest('base64url');

/** Makes a token for a picture's URL that others cannot forge: `<url>.<signature>`, both base64url. */
export const signImage = (url: string, key: Buffer): string | null => {
  if (url.length > maxUrlLength) return null;
  const payload = Buffer.from(url, 'utf8').toString('base64url');
  return payload.length > 1_900 ? null : `${payload}.${signatureOf(payload, key)}`;
};

const maxRemembered = 5_000;

/** Signs with one key and caches the tokens, because carts and products show the same pictures repeatedly. */
export const imageSigner = (key: Buffer): ((url: string) => string | null) => {
  const signed = new Map<string, string | null>();
  return (url) => {
    const known = signed.get(url);
    if (known !== undefined) return known;
    if (signed.size >= maxRemembered) signed.clear();
    const token = signImage(url, key);
    signed.set(url, token);
    return token;
  };
};

/** Returns the URL in a token; null if we did not make the token. */
export const readImageToken = (token: string, key: Buffer): string | null => {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
};
