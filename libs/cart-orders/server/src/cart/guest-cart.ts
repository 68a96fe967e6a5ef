import {
  cartOrdersReasons,
  maxCartCharacters,
  maxLines,
  maxQuantity,
  type CartToJoin,
  type GuestCart,
  type JoinedCart,
  type ParsedNewLine,
} from '@caravan/cart-orders/contract';
import type { GoodsSnapshots, SnapshotLine } from '@caravan/goods/port';
import { reasonMessage, reasonText, type Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { pictureIdOf } from '../pictures/picture-address.ts';
import { releasePictures, usePicture as markPictureUsed } from '../pictures/picture.repo.ts';
import { platformOfLink } from '../placing/shop-of-line.ts';
import type { CartContext } from '../work/order-context.ts';
import { withGoods } from './cart-item.ts';
import { joinedBefore, noteJoined } from './cart-join.repo.ts';
import type { CartLineRow } from './cart-line.table.ts';
import type { ShownLine } from './cart-reads.repo.ts';
import { lockCartOfOpen } from './cart.repo.ts';
import { keyOfManual, keyOfSnapshot } from './goods-key.ts';
import { ownPrice } from './prices/price-rules.ts';
import { putIntoLocked, type LineTimes, type LineToPut, type NotPut } from './put-line.ts';
import type { ShownCart } from './read-cart.ts';

const asShown = (id: string, line: ParsedNewLine, now: Date): ShownLine => ({
  id,
  snapshotId: line.snapshot_id ?? null,
  skuId: line.sku_id ?? null,
  manual: line.manual ?? null,
  platform: line.manual ? platformOfLink(line.manual.url) : null,
  name: line.manual?.name ?? '',
  quantity: line.quantity,
  note: line.note,
  photoCount: line.photo.count,
  photoNote: line.photo.note,
  priceChange: line.price_change ?? null,
  previousPriceFen: null,
  checkedAt: now,
  checkingSince: null,
  goneAt: null,
});

/** A visitor's lines as a cart shows them, and those whose product is not known any more. It asks no shop. */
export const showGuestCart = async (
  { clock, goodsSnapshots }: CartContext,
  { lines }: GuestCart,
): Promise<ShownCart & { unknown: string[] }> => {
  const now = clock();
  const items = await withGoods(
    lines.map(({ id, line }) => asShown(id, line, now)),
    goodsSnapshots(),
  );
  const known = items.filter(({ line, goods }) => line.manual !== null || goods !== null);
  return {
    items: known.map(({ line, goods }) => ({
      line: goods ? { ...line, priceChange: ownPrice(line.priceChange, goods, line.quantity) } : line,
      goods,
    })),
    checking: false,
    unknown: items.filter((item) => !known.includes(item)).map(({ line }) => line.id),
  };
};

const noSource = { snapshotId: null, skuId: null, manual: null, platform: null, priceChange: null };

/** The goods of a line as the cart keeps them; a reason if they are not known. */
const goodsOf = async (
  tx: Tx,
  userId: string,
  { manual, price_change: wanted, quantity }: ParsedNewLine,
  product: SnapshotLine | undefined,
): Promise<LineToPut['goods'] | 'snapshot_unknown' | 'not_found'> => {
  if (manual) {
    if (manual.image !== undefined && !(await markPictureUsed(tx, pictureIdOf(manual.image), userId)))
      return 'not_found';
    const goods = { manual, platform: platformOfLink(manual.url), goodsKey: keyOfManual(manual), name: manual.name };
    return { ...noSource, ...goods, userId };
  }
  if (!product) return 'snapshot_unknown';
  const { snapshotId, skuId, name } = product;
  const priceChange = ownPrice(wanted, product, quantity);
  return { ...noSource, userId, snapshotId, skuId, goodsKey: keyOfSnapshot(product), name, priceChange };
};

const limits: Readonly<Record<NotPut, string>> = {
  cart_full: reasonMessage('cart_full', { max: maxLines }),
  cart_too_long: reasonMessage('cart_too_long', { max: maxCartCharacters }),
  too_many_pieces: reasonMessage('too_many_pieces', { max: maxQuantity }),
};

/** The products of lines, by the lines' ids. */
const productsOf = async (
  goods: GoodsSnapshots,
  lines: CartToJoin['lines'],
): Promise<ReadonlyMap<string, SnapshotLine>> => {
  const wanted = lines.flatMap(({ id, line }) =>
    line?.snapshot_id === undefined ? [] : [{ id, ref: { snapshotId: line.snapshot_id, skuId: line.sku_id ?? null } }],
  );
  const found = wanted.length > 0 ? await goods.findAll(wanted.map(({ ref }) => ref)) : [];
  return new Map(
    wanted.flatMap(({ id }, index) => {
      const product = found[index];
      return product ? [[id, product] as const] : [];
    }),
  );
};

/** The line of the cart that a visitor's line becomes or is added to; a reason if it does not fit. */
const joinLine = async (
  tx: Tx,
  userId: string,
  line: ParsedNewLine | undefined,
  product: SnapshotLine | undefined,
  times: LineTimes,
): Promise<CartLineRow | string> => {
  if (!line) return 'not_found';
  const goods = await goodsOf(tx, userId, line, product);
  if (typeof goods === 'string') return goods;
  const put = await putIntoLocked(tx, { goods, wish: line, most: maxQuantity }, times);
  if (typeof put !== 'string') return put;
  // Its picture was marked as used. Nobody would delete it then.
  if (line.manual?.image !== undefined)
    await releasePictures(tx, [pictureIdOf(line.manual.image)], userId, times.createdAt);
  return limits[put];
};

/**
 * Puts the lines of a visitor's browser into a cart, each once. They join at the prices of their snapshots, as if they
 * had been added when these were read, so the cart reads old ones again and shows what has changed.
 */
export const joinCart = async (
  context: CartContext,
  userId: string,
  { lines }: CartToJoin,
  language: Language,
): Promise<JoinedCart> => {
  const products = await productsOf(context.goodsSnapshots(), lines);
  return context.transaction(async (tx) => {
    const now = context.clock();
    await lockCartOfOpen(tx, userId);
    const ids = lines.map(({ id }) => id);
    const joined = await joinedBefore(tx, userId, ids);
    const fresh: Parameters<typeof noteJoined>[1] = [];
    const leftOut: JoinedCart['left_out'] = [];
    for (const [index, { id, line }] of lines.entries()) {
      if (joined.has(id)) continue;
      const product = products.get(id);
      // The first line of the browser is its newest, and the cart shows the newest first.
      const createdAt = new Date(now.getTime() - index);
      const put = await joinLine(tx, userId, line, product, { createdAt, checkedAt: product?.fetchedAt ?? now });
      if (typeof put === 'string') leftOut.push({ id, reason: reasonText(put, language, cartOrdersReasons) });
      else fresh.push({ userId, guestLineId: id, lineId: put.id, joinedAt: now });
    }
    await noteJoined(tx, fresh);
    for (const { guestLineId, lineId } of fresh) joined.set(guestLineId, lineId);
    const became = ids.flatMap((id) => {
      const line = joined.get(id);
      return line === undefined ? [] : { id, line_id: line };
    });
    return { joined: became, left_out: leftOut };
  });
};
