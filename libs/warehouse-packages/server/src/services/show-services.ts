import type { CursorPage, Page } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Database, type Tx } from '@caravan/server-core';
import { fail, type ServicesQuery, type StaffServicesQuery } from '@caravan/warehouse-packages/contract';
import type { OwnerFilter } from '../packages/package.repo.ts';
import { countServices, countStaffServices, pageOfServices, pageOfStaffServices } from './service-list.repo.ts';
import { findServiceRows, lockServices, wholeServices, type WholeService } from './service.repo.ts';
import type { PackageContext } from '../core/package-context.ts';

const place = z.tuple([instant, z.string()]);

/** A service with its goods. A service of another user is not found. */
export const showService = async (db: Database, owner: OwnerFilter, number: string): Promise<WholeService> => {
  const [whole] = await wholeServices(db, await findServiceRows(db, owner, [number]));
  if (!whole) throw fail('not_found');
  return whole;
};

/** Locks a service and its goods until the transaction ends. */
export const lockService = async (tx: Tx, owner: OwnerFilter, number: string): Promise<WholeService> => {
  const [whole] = await lockServices(tx, owner, [number]);
  if (!whole) throw fail('not_found');
  return whole;
};

/** One page of a shopper's services, newest first. */
export const listServices = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: ServicesQuery,
): Promise<Page<WholeService>> => {
  const owner = { userId };
  const [rows, total] = await Promise.all([pageOfServices(db, owner, query), countServices(db, owner, query)]);
  return { items: await wholeServices(db, rows), page: query.page, page_size: query.page_size, total };
};

/** Services of all shoppers, newest first. */
export const listStaffServices = async (
  { db }: Pick<PackageContext, 'db'>,
  query: StaffServicesQuery,
): Promise<CursorPage<WholeService>> => {
  const after = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([pageOfStaffServices(db, query, after), countStaffServices(db, query)]);
  const { items, next } = cutPage(rows, query.limit, ({ createdAt, number }) => [createdAt.toISOString(), number]);
  return { items: await wholeServices(db, items), next, count };
};
