import type { words as en } from './en.ts';

export const words: typeof en = {
  about: (amount, date) => `约 ${amount}（${date} 汇率）`,
};
