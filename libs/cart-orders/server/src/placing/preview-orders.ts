import { failOrder, type OrderPreview, type OrderPreviewRequest } from '@caravan/cart-orders/contract';
import type { Language } from '@caravan/kernel';
import { draftOrders, goodsOfCheckout, withDiscount, withServiceFee } from './draft-orders.ts';
import { chosenLine } from '../cart/present-cart.ts';
import { chooseLines, refuseUnavailable } from '../cart/choose-lines.ts';
import { freeOrdersLeft, lastContact } from '../orders/lists/own-orders.repo.ts';
import { couponCaller } from './coupon-caller.ts';
import type { OrderContext } from '../work/order-context.ts';

/** The orders that the chosen lines would become, at current prices, and what a coupon would lower. */
export const previewOrders = async (
  context: OrderContext,
  userId: string,
  { cart_ids: ids, coupon_code: code }: OrderPreviewRequest,
  language: Language,
): Promise<OrderPreview> => {
  const { items } = await chooseLines(context, userId, ids);
  if (items.length !== ids.length) throw failOrder('not_found');
  const rules = await context.terms().now();
  refuseUnavailable(items, rules);
  const checkout = draftOrders(items.map((item) => chosenLine(item, { language, rules })));
  const coupons = context.coupons();
  const check = code === undefined ? null : await coupons.check(code, couponCaller(userId), language);
  const coupon = check && check(goodsOfCheckout(checkout));
  const fee = rules.service_fee;
  return {
    ...withServiceFee(
      withDiscount(checkout, coupon?.discount_fen ?? 0),
      fee,
      await freeOrdersLeft(context.db, userId, fee),
    ),
    coupons: await coupons.offered(context.db, couponCaller(userId)),
    coupon,
    contact: await lastContact(context.db, userId),
  };
};
