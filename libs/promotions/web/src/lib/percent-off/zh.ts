import type { words as en } from './en.ts';

// Chinese names the tenths that are left: 10 % off is 9 折.
const tenths = (percent: number): number => (100 - percent) / 10;

export const words: typeof en = {
  goods: (percent) => `商品价格 ${tenths(percent)} 折`,
  shipping: (percent) => `包裹运费 ${tenths(percent)} 折`,
};
