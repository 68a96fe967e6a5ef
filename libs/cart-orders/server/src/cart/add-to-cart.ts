import { fail, maxQuantity, type ManualGoods, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { GoodsSnapshots, SnapshotLine, SnapshotRef } from '@caravan/goods/port';
import { usePicture } from '../pictures/picture.repo.ts';
import { keyOfManual, keyOfSnapshot } from './goods-key.ts';
import { pictureIdOf } from '../pictures/picture-address.ts';
import { costsOtherwise, ownPrice } from './prices/price-rules.ts';
import { platformOfLink } from '../placing/shop-of-line.ts';
import { listedPrice, mostOf, obstacleTo } from '../placing/value-line.ts';
import type { CartContext } from '../work/order-context.ts';
import type { CartItem } from './cart-item.ts';
import { putLine } from './put-line.ts';

/** Adds goods described by hand at the price that the shopper enters. */
const addManual = async (
  { transaction, clock }: CartContext,
  userId: string,
  manual: ManualGoods,
  wish: ParsedNewLine,
): Promise<CartItem> => {
  const now = clock();
  const line = await transaction(async (tx) => {
    if (manual.image !== undefined && !(await usePicture(tx, pictureIdOf(manual.image), userId)))
      throw fail('not_found');
    const goods = {
      userId,
      snapshotId: null,
      skuId: null,
      manual,
      platform: platformOfLink(manual.url),
      goodsKey: keyOfManual(manual),
      name: manual.name,
      priceChange: null,
    };
    return putLine(tx, { goods, wish, most: maxQuantity }, now);
  });
  return { line, goods: null };
};

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

/** The product as sold today. Throws if it is unavailable or its price differs from the one the shopper saw. */
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

/** Adds a product by its snapshot at the server's price. An old price is read again from the shop. */
const addProduct = async (
  context: CartContext,
  userId: string,
  ref: SnapshotRef,
  wish: ParsedNewLine,
): Promise<CartItem> => {
  // Before the transaction, because it may call the shop.
  const today = await productOfToday(context.goodsSnapshots(), ref, wish.quantity);
  const goods = {
    userId,
    snapshotId: today.snapshotId,
    skuId: today.skuId,
    manual: null,
    platform: null,
    goodsKey: keyOfSnapshot(today),
    name: today.name,
    priceChange: ownPrice(wish.price_change, today, wish.quantity),
  };
  const line = await context.transaction((tx) => putLine(tx, { goods, wish, most: mostOf(today) }, context.clock()));
  return { line, goods: today };
};

/** Adds a product, or goods described by hand, to a shopper's cart. */
export const addToCart = (context: CartContext, userId: string, wish: ParsedNewLine): Promise<CartItem> => {
  const { snapshot_id: snapshotId, sku_id: skuId = null, manual } = wish;
  if (manual) return addManual(context, userId, manual, wish);
  if (snapshotId === undefined) throw new Error('the contract refuses lines without goods');
  return addProduct(context, userId, { snapshotId, skuId }, wish);
};
