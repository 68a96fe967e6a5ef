import type { Payment } from '@caravan/fund-payment/contract';
import { writtenAmount } from './charge.ts';
import type { PaymentRow } from './payment.table.ts';

type ChargedRow = Pick<
  PaymentRow,
  'chargeCurrency' | 'chargeDayRate' | 'chargeMarginBp' | 'chargeMinor' | 'chargeRate' | 'chargeRateAsOf'
>;

/** The exchange margin of a charge, and the rate of the day without it; nothing without a margin. */
export const presentMargin = ({
  chargeDayRate: dayRate,
  chargeMarginBp: bp,
}: ChargedRow): Pick<Payment['charge'], 'day_rate' | 'margin_bp'> =>
  dayRate === null ? {} : { day_rate: dayRate, margin_bp: bp };

/** The charged amount and its rate. */
export const presentCharge = (row: ChargedRow): Payment['charge'] => ({
  amount: writtenAmount(row.chargeMinor),
  currency: row.chargeCurrency,
  rate: row.chargeRate,
  rate_as_of: row.chargeRateAsOf,
  ...presentMargin(row),
});
