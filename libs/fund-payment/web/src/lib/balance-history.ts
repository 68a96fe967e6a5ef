import type { Fen } from '@caravan/kernel';

export interface BalanceDay {
  day: string;
  balance_fen: Fen;
}

/** The balance history in numbers, for its description. */
export interface BalanceHistory {
  first: BalanceDay;
  last: BalanceDay;
  low: Fen;
  high: Fen;
}

export const historyOf = (days: readonly BalanceDay[]): BalanceHistory | undefined => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const balances = days.map((day) => day.balance_fen);
  return { first, last, low: Math.min(...balances), high: Math.max(...balances) };
};
