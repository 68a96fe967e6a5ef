import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OrderedLine, OrderWithLines } from '../orders/order.repo.ts';
import { placeOfItem } from './line-place.ts';
import type { OrderContext } from '../work/order-context.ts';

/**
 * The line of goods that are on the shelf now, goods that came in exchange included. Not found if the order has no such
 * goods; refused if a package or a return holds them, or if they left.
 */
export const lineOnShelf = async (
  tx: Tx,
  { goodsPlaces }: Pick<OrderContext, 'goodsPlaces'>,
  { lines }: Pick<OrderWithLines, 'lines'>,
  itemId: string,
): Promise<OrderedLine> => {
  const arrived = lines.flatMap((line) => line.receipts.map((receipt) => ({ line, receipt })));
  const places = await goodsPlaces().find(
    arrived.map(({ receipt }) => receipt.itemId),
    tx,
  );
  const place = places.find(({ itemNow }) => itemNow === itemId);
  const line = arrived.find(({ receipt }) => receipt.itemId === place?.itemId)?.line;
  if (!line) throw failOrder('not_found');
  if (placeOfItem(place).status !== 'arrived') throw failOrder('goods_not_free');
  return line;
};
