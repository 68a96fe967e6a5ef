import type { words as en } from './en.ts';

export const words: typeof en = {
  about: (amount, date, isOld) => `约 ${amount}（${date} 汇率${isOld ? '，已过期' : ''}）`,
};
