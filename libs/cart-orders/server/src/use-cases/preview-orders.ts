import { failOrder } from '@caravan/cart-orders/contract';
import type { Language } from '@caravan/kernel';
import { draftOrders, type Checkout } from '../domain/draft-orders.ts';
import { chosenLine } from '../present-cart.ts';
import { chooseLines, refuseUnavailable } from './choose-lines.ts';
import type { OrderContext } from './order-context.ts';

/** The orders that the chosen lines would become, at current prices. */
export const previewOrders = async (
  context: OrderContext,
  userId: string,
  ids: readonly string[],
  language: Language,
): Promise<Checkout> => {
  const { items } = await chooseLines(context, userId, ids);
  if (items.length !== ids.length) throw failOrder('not_found');
  refuseUnavailable(items);
  return draftOrders(items.map((item) => chosenLine(item, language)));
};
