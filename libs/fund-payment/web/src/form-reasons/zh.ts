import { maxRechargeFen, minRechargeFen } from '@caravan/fund-payment/contract';
import { formatFen } from '@caravan/kernel';
import type { texts as en } from './en.ts';

export const texts: typeof en = {
  recharge: {
    not_number: '请输入金额，例如 50 或 50.50',
    too_small: `最低 ${formatFen(minRechargeFen)}`,
    too_big: `最高 ${formatFen(maxRechargeFen)}`,
  },
  remittance: { bad_format: '请输入金额，例如 37.20' },
};
