const idBytes = 16;
/** Random bytes are requested for many ids at once, because each request costs as much as making an id. */
const reserve = new Uint8Array(64 * idBytes);
let used = reserve.length;

const randomBytes = (): Uint8Array => {
  if (used === reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  used += idBytes;
  return reserve.subarray(used - idBytes, used);
};

/** An opaque id: 22 characters of base64url, 128 random bits. Safe in URLs and file names. */
export const newId = (): string => {
  const bytes = randomBytes();
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const readable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters of Crockford's base 32, of five bits each, for codes that people read and type. */
export const newCode = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => readable[byte % 32]).join('');

/**
 * A number for people, such as `CV-2611-048213K`: prefix, year and month, seven characters of Crockford's base 32. The
 * table's constraint guarantees uniqueness; callers retry.
 */
export const newNumber = (
  prefix: 'BN' | 'CV' | 'FP' | 'HO' | 'IT' | 'PK' | 'PL' | 'RT' | 'SC' | 'SV' | 'TX',
  now: Date,
): string => `${prefix}${now.toISOString().slice(2, 7).replace('-', '')}${newCode(7)}`;
