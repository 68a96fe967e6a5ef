import type { Margin } from '@caravan/figures/contract';
import type { OrderCost, PaidOrderRow } from '@caravan/figures/port';
import { sumFen } from '@caravan/kernel';

/** Orders that ended before anything was bought; what was paid for them was given back. */
const isVoid = ({ settled, bought, paidFen }: PaidOrderRow): boolean => settled && bought === 0 && paidFen === 0;

/**
 * What orders brought and cost. An order counts once all of it is bought and every purchase of it has an amount;
 * otherwise its payment without its cost would look like profit.
 */
export const marginOf = (paid: readonly PaidOrderRow[], costs: ReadonlyMap<string, OrderCost>): Margin => {
  const [known, unknown]: [PaidOrderRow[], PaidOrderRow[]] = [[], []];
  for (const order of paid) {
    if (isVoid(order)) continue;
    const hasCost = order.settled && order.bought > 0 && costs.get(order.number)?.pieces === order.bought;
    (hasCost ? known : unknown).push(order);
  }
  return {
    orders: known.length,
    paid_fen: sumFen(known.map(({ paidFen }) => paidFen)),
    cost_fen: sumFen(known.map(({ number }) => costs.get(number)?.costFen ?? 0)),
    without_cost: unknown.length,
    without_cost_fen: sumFen(unknown.map(({ paidFen }) => paidFen)),
  };
};
