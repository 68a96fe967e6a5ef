import {
  failOrder,
  maxUnpaidLines,
  maxUnpaidOrders,
  type NewOrders,
  type OrdersPlaced,
} from '@caravan/cart-orders/contract';
import { defaultLanguage } from '@caravan/kernel';
import type { CouponPart } from '@caravan/promotions/port';
import type { Tx } from '@caravan/server-core';
import { lockCart, lockLines, removeLinesOf } from '../cart/cart.repo.ts';
import { countUnpaid, freeOrdersLeft } from '../orders/lists/own-orders.repo.ts';
import { draftOrders, goodsOfCheckout, withDiscount, withServiceFee, type Checkout } from './draft-orders.ts';
import { chosenLine } from '../cart/present-cart.ts';
import { snapshotOf, type CartItem } from '../cart/cart-item.ts';
import { chooseLines, refuseUnavailable, type ChosenLines } from '../cart/choose-lines.ts';
import { couponCaller } from './coupon-caller.ts';
import { insertOrders } from './insert-orders.ts';
import { keepOrderPicturesJob } from '../pictures/keep-order-pictures.ts';
import type { OrderContext } from '../work/order-context.ts';
import { payNothing } from '../payment/pay-nothing.ts';

type Once = (work: (tx: Tx) => Promise<OrdersPlaced>) => Promise<OrdersPlaced>;

/** Takes the chosen lines out of the cart. It fails if one was ordered, removed or read again since it was chosen. */
const takeChosen = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { items, goodsOf }: ChosenLines,
  now: Date,
): Promise<CartItem[]> => {
  await lockCart(tx, userId);
  const rows = await removeLinesOf(tx, userId, ids, now);
  if (rows.length !== ids.length)
    throw failOrder((await lockLines(tx, userId, ids)).length === ids.length ? 'wrong_state' : 'not_found');

  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = items.flatMap(({ line }) => byId.get(line.id) ?? []);
  if (taken.length !== ids.length) throw failOrder('wrong_state');
  return taken.map((line) => {
    const goods = goodsOf(line);
    if (goods === undefined) throw failOrder('wrong_state');
    return { line, goods };
  });
};

/** Refuses amounts other than those shown to the shopper. */
const refuseOtherPrices = (checkout: Checkout, { changed }: ChosenLines, shownFen: number | undefined): void => {
  const differs = shownFen !== undefined && shownFen !== checkout.amount_fen;
  if (changed.length || differs) throw failOrder('price_changed', { amount_fen: checkout.amount_fen, lines: changed });
};

/**
 * Refuses a checkout after which more would wait for payment than one shopper may have (specification 9.21). The lock of
 * the cart keeps the number as it is.
 */
const refuseTooManyUnpaid = async (tx: Tx, userId: string, { orders }: Checkout): Promise<void> => {
  const unpaid = await countUnpaid(tx, userId);
  const due = orders.filter(({ amount_fen }) => amount_fen > 0);
  const lines = unpaid.lines + due.reduce((sum, order) => sum + order.lines.length, 0);
  if (unpaid.orders + due.length > maxUnpaidOrders || lines > maxUnpaidLines)
    throw failOrder('too_many_unpaid', { max_orders: maxUnpaidOrders, max_lines: maxUnpaidLines });
};

/** The share of each order in the discount. */
const partsOf = ({ orders }: OrdersPlaced, checkout: Checkout): CouponPart[] =>
  checkout.orders
    .map(({ discount_fen }, index) => ({
      kind: 'order' as const,
      ref: orders[index]?.number ?? '',
      amountFen: discount_fen,
    }))
    .filter(({ amountFen }) => amountFen > 0);

/**
 * Orders chosen lines of the cart, one order for each shop, and removes them from the cart. The shops are asked before
 * anything is locked.
 */
export const placeOrders = async (
  context: OrderContext,
  userId: string,
  wish: NewOrders,
  once: Once,
): Promise<OrdersPlaced> => {
  const ids = wish.cart_ids;
  const code = wish.coupon_code;
  if (code !== undefined) await context.coupons().admit(userId, code);
  const chosen = await chooseLines(context, userId, ids);
  return once(async (tx) => {
    const now = context.clock();
    const items = await takeChosen(tx, userId, ids, chosen, now);
    const terms = await context.terms().pin(tx);
    refuseUnavailable(items, terms.rules);
    const listed = draftOrders(
      items.map((item) => chosenLine(item, { language: defaultLanguage, rules: terms.rules })),
    );
    const coupon =
      code === undefined
        ? null
        : await context.coupons().take(tx, code, { ...couponCaller(userId), priceFen: goodsOfCheckout(listed) });
    const fee = terms.rules.service_fee;
    // The lock of the cart keeps the number of free orders as it is.
    const free = await freeOrdersLeft(tx, userId, fee);
    const checkout = withServiceFee(withDiscount(listed, coupon?.discountFen ?? 0), fee, free);
    refuseOtherPrices(checkout, chosen, wish.amount_fen);
    await refuseTooManyUnpaid(tx, userId, checkout);

    const sources = new Map(
      items.map(({ line }) => [line.id, { snapshot: snapshotOf(line), offerId: line.manual?.offer_id ?? null }]),
    );
    const placed = await insertOrders(tx, {
      userId,
      checkout,
      couponCode: coupon?.code ?? null,
      sources,
      wish,
      terms,
      now,
    });
    await coupon?.pin(partsOf(placed, checkout));
    if (items.some(({ goods }) => goods?.image)) {
      await context.jobs.send(tx, keepOrderPicturesJob, {
        orderNumbers: placed.orders.map(({ number }) => number),
        attempt: 0,
      });
    }
    await payNothing(tx, context, userId, placed);
    return placed;
  });
};
