import type { CursorPage, Page } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Database, type Tx } from '@caravan/server-core';
import { fail, type ServicesQuery, type StaffServicesQuery } from '@caravan/goods-services/contract';
import { countServices, countStaffServices, pageOfServices, pageOfStaffServices } from './service-list.repo.ts';
import { findServiceRows, lockServices, wholeServices, type WholeService } from './service.repo.ts';
import type { OwnerFilter, ServicesContext } from '../services-context.ts';

const place = z.tuple([instant, z.string()]);

/** A service with its goods. A service of another user is not found. */
export const showService = async (
  db: Database,
  context: Pick<ServicesContext, 'goods'>,
  owner: OwnerFilter,
  number: string,
): Promise<WholeService> => {
  const [whole] = await wholeServices(db, context, await findServiceRows(db, owner, [number]));
  if (!whole) throw fail('not_found');
  return whole;
};

/** Locks a service and its goods until the transaction ends. */
export const lockService = async (
  tx: Tx,
  context: Pick<ServicesContext, 'goods'>,
  owner: OwnerFilter,
  number: string,
): Promise<WholeService> => {
  const [whole] = await lockServices(tx, context, owner, [number]);
  if (!whole) throw fail('not_found');
  return whole;
};

/** One page of a shopper's services, newest first. */
export const listServices = async (
  context: Pick<ServicesContext, 'db' | 'goods'>,
  userId: string,
  query: ServicesQuery,
): Promise<Page<WholeService>> => {
  const { db } = context;
  const owner = { userId };
  const [rows, total] = await Promise.all([pageOfServices(db, owner, query), countServices(db, owner, query)]);
  return { items: await wholeServices(db, context, rows), page: query.page, page_size: query.page_size, total };
};

/** Services of all shoppers, newest first. */
export const listStaffServices = async (
  context: Pick<ServicesContext, 'db' | 'goods'>,
  query: StaffServicesQuery,
): Promise<CursorPage<WholeService>> => {
  const { db } = context;
  const goods = context.goods();
  const after = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([
    pageOfStaffServices(db, goods, query, after),
    countStaffServices(db, goods, query),
  ]);
  const { items, next } = cutPage(rows, query.limit, ({ createdAt, number }) => [createdAt.toISOString(), number]);
  return { items: await wholeServices(db, context, items), next, count };
};
