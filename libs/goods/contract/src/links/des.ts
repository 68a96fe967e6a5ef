// DES as in FIPS 46-3, for deciphering only. It hides nothing; one agent's old links are written in it, and browsers
// have no DES of their own.

type Bits = readonly number[];

const numbers = (text: string): number[] => text.split(' ').map(Number);

const initial = numbers(
  '58 50 42 34 26 18 10 2 60 52 44 36 28 20 12 4 62 54 46 38 30 22 14 6 64 56 48 40 32 24 16 8 ' +
    '57 49 41 33 25 17 9 1 59 51 43 35 27 19 11 3 61 53 45 37 29 21 13 5 63 55 47 39 31 23 15 7',
);
/** The inverse of `initial`. */
const final = initial.map((_, index) => initial.indexOf(index + 1) + 1);
const permutation = numbers('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25');
const firstChoice = numbers(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 ' +
    '63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const secondChoice = numbers(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 ' +
    '41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const rotations = numbers('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1');

/** The S-boxes, four rows of sixteen hexadecimal digits each. */
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

const pick = (bits: Bits, table: Bits): number[] => table.map((place) => bits[place - 1] ?? 0);
const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);
const valueOf = (bits: Bits): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** What a box makes of each six bits, at its place among the 32 and permuted. */
const permuted = boxes.map((box, place) =>
  Array.from({ length: 64 }, (_, six) => {
    const row = ((six >> 4) & 2) | (six & 1);
    const four = Number.parseInt(box[row * 16 + ((six >> 1) & 15)] ?? '0', 16);
    return valueOf(pick(bitsOf((four << (28 - 4 * place)) >>> 0, 32), permutation));
  }),
);

/** The keys of the sixteen rounds, the first one first, in eight parts of six bits. */
const roundKeys = (key: Uint8Array): number[][] => {
  const chosen = pick(
    [...key].flatMap((byte) => bitsOf(byte, 8)),
    firstChoice,
  );
  let turned = 0;
  return rotations.map((by) => {
    turned += by;
    const turn = (half: Bits): number[] => [...half.slice(turned), ...half.slice(0, turned)];
    const bits = pick([...turn(chosen.slice(0, 28)), ...turn(chosen.slice(28))], secondChoice);
    return boxes.map((_, place) => valueOf(bits.slice(place * 6, place * 6 + 6)));
  });
};

const rotated = (value: number, by: number): number => (value << (by % 32)) | (value >>> (32 - (by % 32)));

/** The expansion takes four bits for each box, and one more at each side of them. */
const mixed = (right: number, key: Bits): number =>
  permuted.reduce(
    (value, box, place) => value | (box[(rotated(right, 4 * place + 5) & 63) ^ (key[place] ?? 0)] ?? 0),
    0,
  );

const decipherBlock = (block: Uint8Array, keys: readonly Bits[]): number[] => {
  const bits = pick(
    [...block].flatMap((byte) => bitsOf(byte, 8)),
    initial,
  );
  let [left, right] = [valueOf(bits.slice(0, 32)), valueOf(bits.slice(32))];
  for (const key of keys.toReversed()) [left, right] = [right, left ^ mixed(right, key)];
  const out = pick([...bitsOf(right, 32), ...bitsOf(left, 32)], final);
  return Array.from(block, (_, index) => valueOf(out.slice(index * 8, index * 8 + 8)));
};

/**
 * Deciphers DES in CBC mode with PKCS #7 padding. `key` and `vector` have 8 bytes. Undefined if the length or the
 * padding is wrong, as after another key.
 */
export const decipherDes = (bytes: Uint8Array, key: Uint8Array, vector: Uint8Array): Uint8Array | undefined => {
  if (bytes.length === 0 || bytes.length % 8 !== 0) return undefined;
  const keys = roundKeys(key);
  const before = [...vector, ...bytes];
  const out = Uint8Array.from(
    Array.from({ length: bytes.length / 8 }, (_, block) =>
      decipherBlock(bytes.subarray(block * 8, block * 8 + 8), keys),
    ).flat(),
    (byte, index) => byte ^ (before[index] ?? 0),
  );
  const padding = out.at(-1) ?? 0;
  const isPadded = padding >= 1 && padding <= 8 && out.subarray(-padding).every((byte) => byte === padding);
  return isPadded ? out.subarray(0, -padding) : undefined;
};
