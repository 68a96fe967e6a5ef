import {
  cartOrdersReasons,
  maxLines,
  maxQuantity,
  type ManualGoods,
  type OrderedAgain,
} from '@caravan/cart-orders/contract';
import type { RefreshedLine } from '@caravan/goods/port';
import { reasonMessage, reasonText, type Language } from '@caravan/kernel';
import { holdAccount, type Tx } from '@caravan/server-core';
import { lockCart } from '../cart/cart.repo.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import { usePicture as markPictureUsed } from '../pictures/picture.repo.ts';
import { keyOfManual, keyOfSnapshot } from '../cart/goods-key.ts';
import { pictureAddress, pictureIdOf } from '../pictures/picture-address.ts';
import { mostOf, obstacleTo } from './value-line.ts';
import { snapshotOf } from '../cart/cart-item.ts';
import { shopsAtOnce } from '../cart/prices/check-line.ts';
import { showOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { putLineOnce, type LineToPut } from '../cart/put-line.ts';

/** While a shopper waits, no further shop is asked after this many milliseconds. */
const patience = 6_000;

/** A line of the order, with what goes into the cart or the reason why nothing does. */
type Reordered =
  { line: OrderLineRow; goods: LineToPut['goods']; most: number } | { line: OrderLineRow; reason: string };

/** Asks the shops for products as they are today, several at once; undefined for those that there was no time for. */
const readAgain = async (
  { goodsSnapshots }: OrderContext,
  lines: readonly OrderLineRow[],
): Promise<Map<string, RefreshedLine | null>> => {
  const end = performance.now() + patience;
  const answers = new Map<string, RefreshedLine | null>();
  const waiting = [...lines];
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const line = waiting.shift();
      if (!line) return;
      const ref = snapshotOf(line);
      if (ref) answers.set(line.id, await goodsSnapshots().refresh(ref));
    }
  };
  await Promise.all(Array.from({ length: shopsAtOnce }, worker));
  return answers;
};

/** The goods of a line that was described by hand, with the shopper's picture if it still exists. */
const manualOf = async (tx: Tx, userId: string, line: OrderLineRow): Promise<ManualGoods> => {
  const { image } = line;
  const kept = image?.startsWith(pictureAddress('')) && (await markPictureUsed(tx, pictureIdOf(image), userId));
  return {
    url: line.url,
    name: line.name,
    ...(line.description ? { description: line.description } : {}),
    spec: line.spec,
    ...(line.shopName === null ? {} : { shop_name: line.shopName }),
    unit_price_fen: line.unitPriceFen,
    domestic_shipping_fen: line.domesticShippingFen,
    ...(image && kept ? { image } : {}),
  };
};

const noSource = { snapshotId: null, skuId: null, manual: null, platform: null, priceChange: null };

/** A product as it is sold today. The price that the shopper once set does not count again. */
const productAgain = (userId: string, line: OrderLineRow, answer: RefreshedLine | null | undefined): Reordered => {
  if (!answer || answer.outcome === 'unreadable') return { line, reason: 'goods_unreadable' };
  if (answer.outcome === 'gone') return { line, reason: 'goods_gone' };
  const today = answer.line;
  const reason = obstacleTo(today, line.quantity);
  if (reason !== null) return { line, reason };
  const { snapshotId, skuId, name } = today;
  const goods = { ...noSource, userId, snapshotId, skuId, goodsKey: keyOfSnapshot(today), name };
  return { line, goods, most: mostOf(today) };
};

const manualAgain = async (tx: Tx, userId: string, line: OrderLineRow): Promise<Reordered> => {
  const manual = await manualOf(tx, userId, line);
  const { platform, name } = line;
  const goods = { ...noSource, userId, manual, platform, goodsKey: keyOfManual(manual), name };
  return { line, goods, most: maxQuantity };
};

/**
 * Puts the goods of an order into the cart again, at today's prices, with the same options. Goods that are in the cart
 * with these options stay as they are, so that repeating the call adds nothing.
 */
export const orderAgain = async (
  context: OrderContext,
  userId: string,
  number: string,
  language: Language,
): Promise<OrderedAgain> => {
  const { lines } = await showOrder(context, { userId }, number);
  // Before the transaction, because it may call the shops.
  const answers = await readAgain(
    context,
    lines.filter((line) => line.snapshotId !== null),
  );
  return context.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await lockCart(tx, userId);
    const done: OrderedAgain = { line_ids: [], left_out: [] };
    for (const line of lines) {
      const wanted = line.manual
        ? await manualAgain(tx, userId, line)
        : productAgain(userId, line, answers.get(line.id));
      const wish = {
        quantity: line.quantity,
        note: line.note,
        photo: { count: line.photoCount, note: line.photoNote },
      };
      const put = 'goods' in wanted ? await putLineOnce(tx, { ...wanted, wish }, context.clock()) : wanted.reason;
      if (typeof put === 'object') {
        done.line_ids.push(put.id);
        continue;
      }
      const reason = put === 'cart_full' ? reasonMessage(put, { max: maxLines }) : put;
      done.left_out.push({ name: line.name, reason: reasonText(reason, language, cartOrdersReasons) });
    }
    return done;
  });
};
