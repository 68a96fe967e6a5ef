import { fail, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { GoodsSnapshots, SnapshotLine, SnapshotRef } from '@caravan/goods/port';
import { keyOfSnapshot } from '../domain/goods-key.ts';
import { costsOtherwise, ownPrice } from '../domain/price-rules.ts';
import { listedPrice, mostOf, obstacleTo } from '../domain/value-line.ts';
import type { CartContext } from './cart-context.ts';
import type { CartItem } from './cart-item.ts';
import { putLine } from './put-line.ts';

const priceChanged = (today: SnapshotLine, quantity: number): Error =>
  fail('price_changed', {
    price_fen: listedPrice(today, quantity),
    domestic_shipping_fen: today.domesticShippingFen,
    snapshot_id: today.snapshotId,
    sku_id: today.skuId,
  });

const obstacleFailure = (goods: SnapshotLine, quantity: number): Error | undefined => {
  switch (obstacleTo(goods, quantity)) {
    case null:
      return undefined;
    case 'sold_out':
      return fail('sold_out');
    default:
      return fail('few_left', { left: mostOf(goods) });
  }
};

/** The product as it is sold today; throws where it cannot be had, or not at the price that the shopper saw. */
const productOfToday = async (goods: GoodsSnapshots, ref: SnapshotRef, quantity: number): Promise<SnapshotLine> => {
  const seen = await goods.find(ref);
  const today = seen && (await goods.refresh(ref));
  if (!seen || !today) throw (await goods.has(ref.snapshotId)) ? fail('sku_unknown') : fail('not_found');
  if (today.outcome === 'gone') throw fail('goods_gone');

  const obstacle = obstacleFailure(today.line, quantity);
  if (obstacle) throw obstacle;
  if (costsOtherwise(seen, today.line, quantity)) throw priceChanged(today.line, quantity);
  return today.line;
};

/** A product by its snapshot: its price is the server's, read again from the shop when it is old. */
export const addProduct = async (context: CartContext, userId: string, ref: SnapshotRef, wish: ParsedNewLine): Promise<CartItem> => {
  // Before the transaction: it may ask the shop.
  const today = await productOfToday(context.goodsSnapshots(), ref, wish.quantity);
  const goods = {
    userId,
    snapshotId: today.snapshotId,
    skuId: today.skuId,
    manual: null,
    goodsKey: keyOfSnapshot(today),
    name: today.name,
    priceChange: ownPrice(wish.price_change, today, wish.quantity),
  };
  const line = await context.transaction((tx) => putLine(tx, { goods, wish, most: mostOf(today) }, context.clock()));
  return { line, goods: today };
};
