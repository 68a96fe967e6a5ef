import type { Fen } from '@caravan/kernel';

export interface BalanceDay {
  day: string;
  balance_fen: Fen;
}

/** What a sparkline shows, for words. */
export interface BalanceCourse {
  first: BalanceDay;
  last: BalanceDay;
  low: Fen;
  high: Fen;
}

export const courseOf = (days: readonly BalanceDay[]): BalanceCourse | undefined => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const balances = days.map((day) => day.balance_fen);
  return { first, last, low: Math.min(...balances), high: Math.max(...balances) };
};
