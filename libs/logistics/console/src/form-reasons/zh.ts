import type { texts as en } from './en.ts';

export const texts: typeof en = {
  duty: { not_number: '请输入数字，例如 20 或 5.5', not_whole: '请输入数字，例如 20 或 5.5' },
};
