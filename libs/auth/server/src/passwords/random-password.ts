import { randomInt } from 'node:crypto';

// Without letters and digits that look alike, because people copy the password by hand.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const all = letters + digits;

const length = 16;

const pick = (alphabet: string): string => alphabet.charAt(randomInt(alphabet.length));

/** A password for a new staff account, about 90 bits. It always keeps the password rule. */
export const randomPassword = (): string => {
  const characters = Array.from({ length: length - 2 }, () => pick(all));
  for (const required of [letters, digits]) {
    characters.splice(randomInt(characters.length + 1), 0, pick(required));
  }
  return characters.join('');
};
