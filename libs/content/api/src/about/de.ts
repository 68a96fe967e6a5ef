import type { words as en } from './en.ts';

export const words: typeof en = {
  about: (amount, date) => `etwa ${amount}, Kurs vom ${date}`,
};
