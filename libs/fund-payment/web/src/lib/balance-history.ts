import type { Fen } from '@caravan/kernel';
import type { BalanceRecords } from '@caravan/fund-payment/contract';

/** The balance of the last days as the first page of records has it. */
export type BalanceDays = Pick<BalanceRecords, 'days' | 'lowest_fen' | 'highest_fen'>;
export type BalanceDay = NonNullable<BalanceDays['days']>[number];

/** The balance history in numbers, for its description. */
export interface BalanceHistory {
  first: BalanceDay;
  last: BalanceDay;
  low: Fen;
  high: Fen;
}

/** The extremes come from all records: a day may end with another balance than it had. */
export const historyOf = ({ days = [], lowest_fen, highest_fen }: BalanceDays): BalanceHistory | undefined => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const balances = days.map((day) => day.balance_fen);
  return { first, last, low: lowest_fen ?? Math.min(...balances), high: highest_fen ?? Math.max(...balances) };
};
