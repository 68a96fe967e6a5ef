import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer addresses would not fit into a path; such a picture is left out. */
const maxUrlLength = 1_400;

const signatureOf = (payload: string, key: Buffer): string => createHmac('sha256', key).update(payload).digest('base64url');

/** A token that names a picture's address and that nobody else can make: `<address>.<signature>`, both base64url. */
export const signImage = (url: string, key: Buffer): string | null => {
  if (url.length > maxUrlLength) return null;
  const payload = Buffer.from(url, 'utf8').toString('base64url');
  return payload.length > 1_900 ? null : `${payload}.${signatureOf(payload, key)}`;
};

const maxRemembered = 5_000;

/** Signs by one key, and remembers: a cart and a product show the same pictures again and again. */
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

/** The address a token names; null where we did not make it. */
export const readImageToken = (token: string, key: Buffer): string | null => {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
};
