import { failOrder } from '@caravan/cart-orders/contract';
import type { LinePieces } from '@caravan/cart-orders/port';
import type { Tx } from '@caravan/server-core';
import type { OrderedLine, OrderWithLines } from '../orders/order.repo.ts';
import { countBought } from '../orders/order-write.repo.ts';
import { toBuy } from './line-goods.ts';
import { changeOrder, refuseStep } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { syncOrderWork } from '../work/order-work.ts';

/** The lines after a purchase. Fails if a line is unknown, or if fewer of its pieces are left to buy. */
const afterBuying = (lines: readonly OrderedLine[], pieces: readonly LinePieces[]): OrderedLine[] => {
  const bought = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  if (pieces.some(({ lineId }) => !lines.some(({ id }) => id === lineId))) throw failOrder('not_found');
  return lines.map((line) => {
    const quantity = bought.get(line.id) ?? 0;
    if (quantity > toBuy(line)) throw failOrder('too_many', { line_id: line.id, max: toBuy(line) });
    return { ...line, boughtQuantity: line.boughtQuantity + quantity };
  });
};

/** Counts pieces of a locked order as bought, and returns the order; with the last piece it is `processing`. */
export const buyPieces = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { pieces, supplierOrderNo, staffId }: { pieces: readonly LinePieces[]; supplierOrderNo: string; staffId: string },
): Promise<OrderWithLines> => {
  const step = { event: 'processing', by: { actor: 'staff', id: staffId }, patch: { supplierOrderNo } } as const;
  // An order in a state that refuses to be bought refuses a part of it, too.
  refuseStep(held, step, context.clock());
  await context.tasks().hold(tx, { queue: 'buy', ref: held.order.number, staffId });
  const lines = afterBuying(held.lines, pieces);
  await countBought(tx, pieces);
  const bought = { ...held, lines };
  if (lines.every((line) => toBuy(line) === 0)) return changeOrder(tx, context, bought, step);
  await syncOrderWork(tx, context, held, bought);
  return bought;
};
