import { formatFen, maxFen } from '@caravan/kernel';
import type { texts as en } from './en.ts';

export const texts: typeof en = {
  amount: { not_number: '请输入金额，例如 50 或 50.50', too_big: `最高 ${formatFen(maxFen)}` },
  estimate: {
    bad_format: '请选择国家或地区',
    kilograms: '请输入 0.001-100 kg 的重量，例如 1.5',
    centimetres: '请输入 0.1-1,000 cm 的长度，例如 32',
  },
};
