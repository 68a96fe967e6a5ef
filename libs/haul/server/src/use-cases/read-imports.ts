import {
  fail,
  type HaulGoods,
  type HaulImport,
  type HaulImports,
  type HaulOrder,
  type HaulPackage,
  type HaulPayment,
  type HaulRecord,
  type ImportedGoods,
  type ImportedOrders,
  type ImportedPackages,
  type ImportedPayments,
  type ImportedWallet,
} from '@caravan/haul/contract';
import type { PageQuery } from '@caravan/kernel';
import { findImport, goodsOfImport, importsOfUser, pageOfRecords, photosOfImport } from '../db/haul-import.repo.ts';
import { photoAddress } from '../domain/haul-files.ts';
import type { HaulContext } from './haul-context.ts';
import { presentImport } from './import-archive.ts';

/** One of the shopper's imports; `not_found` for any other. */
export interface Asked {
  userId: string;
  id: string;
}

export const listImports = async ({ db }: HaulContext, userId: string): Promise<HaulImports> => ({
  items: (await importsOfUser(db, userId)).map(presentImport),
});

export const showImport = async ({ db }: Pick<HaulContext, 'db'>, { userId, id }: Asked): Promise<HaulImport> => {
  const found = await findImport(db, userId, id);
  if (!found) throw fail('not_found');
  return presentImport(found);
};

/** The addresses of those of the named photos that the archive contains. */
const photoReader = async (
  { db, photoKey, clock }: HaulContext,
  importId: string,
  named: readonly { photos: string[] }[],
) => {
  const ids = await photosOfImport(
    db,
    importId,
    named.flatMap(({ photos }) => photos),
  );
  const now = clock();
  return (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const id = ids.get(name);
      return id ? [photoAddress(photoKey, id, now)] : [];
    });
};

const pageOf = <Item>({ page, page_size }: PageQuery, items: Item[], total: number) => ({
  items,
  page,
  page_size,
  total,
});

/** A page of orders with their goods. */
export const importedOrders = async (context: HaulContext, asked: Asked, query: PageQuery): Promise<ImportedOrders> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulOrder>(context.db, id, 'orders', query);
  const numbers = rows.map(({ number }) => number);
  const goods = await goodsOfImport<HaulGoods>(context.db, id, 'parent', numbers);
  const addresses = await photoReader(context, id, goods);
  const shown = (one: HaulGoods): ImportedGoods => ({ ...one, photos: addresses(one.photos) });
  const byOrder = Map.groupBy(goods, (one) => one.order_number);
  const items = rows.map((order) => ({ ...order, goods: (byOrder.get(order.number) ?? []).map(shown) }));
  return pageOf(query, items, total);
};

/** A page of packages with the names of their goods. */
export const importedPackages = async (
  context: HaulContext,
  asked: Asked,
  query: PageQuery,
): Promise<ImportedPackages> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulPackage>(context.db, id, 'packages', query);
  const packed = rows.flatMap(({ goods }) => goods);
  const goods = new Map(
    (await goodsOfImport<HaulGoods>(context.db, id, 'ref', packed)).map((one) => [one.id, one] as const),
  );
  const addresses = await photoReader(context, id, rows);
  const items = rows.map((row) => ({
    ...row,
    photos: addresses(row.photos),
    goods: row.goods.flatMap((goodsId) => {
      const found = goods.get(goodsId);
      return found ? [{ id: found.id, name: found.name, spec: found.spec, quantity: found.quantity }] : [];
    }),
  }));
  return pageOf(query, items, total);
};

export const importedPayments = async (
  context: HaulContext,
  asked: Asked,
  query: PageQuery,
): Promise<ImportedPayments> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulPayment>(context.db, id, 'payments', query);
  return pageOf(query, rows, total);
};

export const importedWallet = async (context: HaulContext, asked: Asked, query: PageQuery): Promise<ImportedWallet> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulRecord>(context.db, id, 'wallet', query);
  return pageOf(query, rows, total);
};
