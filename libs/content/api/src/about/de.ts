import type { words as en } from './en.ts';

export const words: typeof en = {
  about: (amount, date, isOld) => `etwa ${amount}, Kurs vom ${date}${isOld ? ' (veraltet)' : ''}`,
};
