import { maxRechargeFen, minRechargeFen } from '@caravan/fund-payment/contract';
import { formatFen } from '@caravan/kernel';

export const texts = {
  recharge: {
    not_number: 'Enter an amount such as 50 or 50.50',
    too_small: `At least ${formatFen(minRechargeFen)}`,
    too_big: `At most ${formatFen(maxRechargeFen)}`,
  },
  remittance: { bad_format: 'Enter an amount such as 37.20' },
};
