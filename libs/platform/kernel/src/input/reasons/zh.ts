import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  amount_invalid: '请输入金额，例如 12.50',
  not_a_picture: '请选择 gif、jpg 或 png 格式的图片',
  too_many_pixels: '图片不能超过 4000 万像素',
};
