import { fail, type HaulGoods, type HaulOrder, type ImportedOrder, type ImportedOrders } from '@caravan/haul/contract';
import type { PageQuery } from '@caravan/kernel';
import { findRecord, goodsOfOrders, pageOfRecords } from '../db/haul-import.repo.ts';
import { goodsOfWholeOrder, goodsSummary, listedGoods, orderSummary, wholeOrderGoods } from '../domain/summaries.ts';
import type { HaulContext } from './haul-context.ts';
import { photoReader } from './imported-photos.ts';
import { pageOf, showImport, type Asked, type AskedNumber } from './read-imports.ts';

/** A page of orders in short, with their first goods. */
export const importedOrders = async (context: HaulContext, asked: Asked, query: PageQuery): Promise<ImportedOrders> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulOrder>(context.db, id, 'orders', query);
  const numbers = rows.map(({ number }) => number);
  const goodsOf = await goodsOfOrders<HaulGoods>(context.db, id, numbers, listedGoods);
  const orders = rows.map((row) => {
    const { rows: goods, count } = goodsOf(row.number);
    return { ...orderSummary(row), goods: goods.map(goodsSummary), goods_count: count };
  });
  const withPhotos = await photoReader(
    context,
    id,
    orders.flatMap(({ goods }) => goods),
  );
  const items = orders.map((order) => ({ ...order, goods: order.goods.map(withPhotos) }));
  return pageOf(query, items, total);
};

/** A whole order with its goods; `not_found` if the archive has no such order. */
export const importedOrder = async (
  context: HaulContext,
  { number, ...asked }: AskedNumber,
): Promise<ImportedOrder> => {
  const { id } = await showImport(context, asked);
  const order = await findRecord<HaulOrder>(context.db, id, 'orders', number);
  if (!order) throw fail('not_found');
  const goodsOf = await goodsOfOrders<HaulGoods>(context.db, id, [number], wholeOrderGoods);
  const { rows, count } = goodsOf(number);
  const goods = goodsOfWholeOrder(rows);
  const withPhotos = await photoReader(context, id, goods);
  return { ...order, line_count: order.lines.length, goods: goods.map(withPhotos), goods_count: count };
};
