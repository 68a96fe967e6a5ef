import { failOrder } from '@caravan/cart-orders/contract';
import type { SnapshotLine } from '@caravan/goods/port';
import type { CartLineRow } from './cart-line.table.ts';
import { listLinesOf } from './cart-reads.repo.ts';
import { isStale } from './prices/freshness.ts';
import { valueLine, type LineValue } from '../placing/value-line.ts';
import { withGoods, type CartItem } from './cart-item.ts';
import { obstacleToOrder, type PhotoRules } from './photo-rules.ts';
import type { OrderContext } from '../work/order-context.ts';
import { readPrices } from './prices/read-prices.ts';

/** A line whose price differs from the one that the cart showed. */
export interface ChangedPrice {
  id: string;
  unit_price_fen: number;
  previous_price_fen: number;
  domestic_shipping_fen: number;
  previous_domestic_shipping_fen: number;
}

/** Chosen lines of a cart, with prices of the last half hour. */
export interface ChosenLines {
  /** In the order of the cart; lines that are not in the cart are missing. */
  items: CartItem[];
  changed: ChangedPrice[];
  /**
   * The current product of a line that was read again inside a transaction; undefined if the line uses another product
   * by then.
   */
  goodsOf: (line: CartLineRow) => SnapshotLine | null | undefined;
}

const keyOf = ({ snapshotId, skuId }: Pick<CartLineRow, 'snapshotId' | 'skuId'>): string =>
  JSON.stringify([snapshotId, skuId]);

const changeOf = (id: string, before: LineValue, after: LineValue): ChangedPrice[] => {
  const same = before.unitPriceFen === after.unitPriceFen && before.domesticShippingFen === after.domesticShippingFen;
  if (same || after.unavailable !== null) return [];
  return [
    {
      id,
      unit_price_fen: after.unitPriceFen,
      previous_price_fen: before.unitPriceFen,
      domestic_shipping_fen: after.domesticShippingFen,
      previous_domestic_shipping_fen: before.domesticShippingFen,
    },
  ];
};

const valueOf = ({ line, goods }: CartItem): LineValue => valueLine(line, goods);

const changesBetween = (before: readonly CartItem[], after: readonly CartItem[]): ChangedPrice[] => {
  const shown = new Map(before.map((item) => [item.line.id, valueOf(item)]));
  return after.flatMap((item) => {
    const was = shown.get(item.line.id);
    return was ? changeOf(item.line.id, was, valueOf(item)) : [];
  });
};

const chosen = (items: CartItem[], changed: ChangedPrice[]): ChosenLines => {
  const goods = new Map(items.map((item) => [keyOf(item.line), item.goods]));
  return { items, changed, goodsOf: (line) => goods.get(keyOf(line)) };
};

/**
 * Reads the chosen lines. It reads prices older than 30 minutes again from their shops and stores them in the cart.
 * Lines that have left the cart are not read again, so that a call repeated under its Idempotency-Key asks no shop.
 */
export const chooseLines = async (
  context: OrderContext,
  userId: string,
  ids: readonly string[],
): Promise<ChosenLines> => {
  const { db, clock, goodsSnapshots } = context;
  const read = async () => withGoods(await listLinesOf(db, userId, ids), goodsSnapshots());

  const before = await read();
  const now = clock();
  const stale = before.map(({ line }) => line).filter((line) => isStale(line, now));
  if (!stale.length) return chosen(before, []);

  if (!(await readPrices(context, stale))) throw failOrder('prices_being_read', {}, { 'Retry-After': '5' });
  const after = await read();
  return chosen(after, changesBetween(before, after));
};

/** Refuses lines that cannot be ordered any more, and names them. */
export const refuseUnavailable = (items: readonly CartItem[], rules: PhotoRules): void => {
  const gone = items.filter((item) => obstacleToOrder(item, rules) !== null).map(({ line }) => line.id);
  if (gone.length) throw failOrder('goods_unavailable_in_order', { line_ids: gone });
};
