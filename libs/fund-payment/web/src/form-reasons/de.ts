import { maxRechargeFen, minRechargeFen } from '@caravan/fund-payment/contract';
import { formatFen } from '@caravan/kernel';
import type { texts as en } from './en.ts';

export const texts: typeof en = {
  recharge: {
    not_number: 'Geben Sie einen Betrag ein, zum Beispiel 50 oder 50,50',
    too_small: `Mindestens ${formatFen(minRechargeFen, 'de')}`,
    too_big: `Höchstens ${formatFen(maxRechargeFen, 'de')}`,
  },
  remittance: { bad_format: 'Geben Sie einen Betrag ein, zum Beispiel 37,20' },
};
