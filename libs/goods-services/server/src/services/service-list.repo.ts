import { and, count, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { countedItems, scannedCode, sliceOf } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { ServicesQuery, StaffServicesQuery } from '@caravan/goods-services/contract';
import type { OwnerFilter } from '../services-context.ts';
import { ownedBy } from './service.repo.ts';
import { serviceItemTable as goods, serviceOrderTable as services, type ServiceOrderRow } from './service.table.ts';
import type { ServicedGoods } from '@caravan/warehouse-packages/port';

const ofItem = (db: Database, itemId: string) =>
  db.select({ number: goods.serviceNumber }).from(goods).where(eq(goods.itemId, itemId));

const matching = (db: Database, owner: OwnerFilter, { item_id, status }: Omit<ServicesQuery, 'page' | 'page_size'>) =>
  and(
    ownedBy(owner),
    status && eq(services.status, status),
    item_id === undefined ? undefined : inArray(services.number, ofItem(db, item_id)),
  );

/** One page of a shopper's services, newest first. */
export const pageOfServices = (db: Database, owner: OwnerFilter, query: ServicesQuery): Promise<ServiceOrderRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(services)
    .where(matching(db, owner, query))
    .orderBy(desc(services.createdAt), desc(services.number))
    .limit(limit)
    .offset(offset);
};

export const countServices = async (
  db: Database,
  owner: OwnerFilter,
  query: Omit<ServicesQuery, 'page' | 'page_size'>,
): Promise<number> => {
  const [found] = await db
    .select({ services: count() })
    .from(services)
    .where(matching(db, owner, query));
  return found?.services ?? 0;
};

const named = (db: Database, items: ServicedGoods, q: string): SQL | undefined => {
  const code = scannedCode(q);
  const withGoods = db
    .select({ number: goods.serviceNumber })
    .from(goods)
    .where(inArray(goods.itemId, items.numbered(db, code)));
  return or(eq(services.number, code), inArray(services.number, withGoods));
};

const staffMatching = (db: Database, items: ServicedGoods, { kind, status, q }: StaffServicesQuery): SQL | undefined =>
  and(
    kind && eq(services.kind, kind),
    status && eq(services.status, status),
    q === undefined ? undefined : named(db, items, q),
  );

/** Services of all shoppers after the given place, newest first, one more than the limit. */
export const pageOfStaffServices = (
  db: Database,
  items: ServicedGoods,
  query: StaffServicesQuery,
  after: readonly [createdAt: string, number: string] | undefined,
): Promise<ServiceOrderRow[]> => {
  const createdAt = after && new Date(after[0]);
  return db
    .select()
    .from(services)
    .where(
      and(
        staffMatching(db, items, query),
        after &&
          createdAt &&
          or(lt(services.createdAt, createdAt), and(eq(services.createdAt, createdAt), lt(services.number, after[1]))),
      ),
    )
    .orderBy(desc(services.createdAt), desc(services.number))
    .limit(query.limit + 1);
};

/** The number of services; null beyond what lists count. */
export const countStaffServices = async (
  db: Database,
  items: ServicedGoods,
  query: StaffServicesQuery,
): Promise<number | null> => {
  const some = db
    .select({ number: services.number })
    .from(services)
    .where(staffMatching(db, items, query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ services: count() }).from(some);
  return found === undefined || found.services > countedItems ? null : found.services;
};
