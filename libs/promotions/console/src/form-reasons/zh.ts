import type { texts as en } from './en.ts';

export const texts: typeof en = {
  coupon: { not_number: '请输入数字，例如 20 或 12.50', not_whole: '请输入数字，例如 20 或 12.50' },
};
