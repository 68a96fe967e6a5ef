import type { words as en } from './en.ts';

export const words: typeof en = {
  anonymous: '匿名用户',
};
