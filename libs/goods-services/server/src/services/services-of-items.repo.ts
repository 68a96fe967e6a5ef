import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { partRows, type Database } from '@caravan/server-core';
import type { ItemService, OrderedService, PaidService } from '@caravan/warehouse-packages/port';
import { measuresOf } from './measurements/measurement.repo.ts';
import { serviceItemTable as goods, serviceOrderTable as services, type ServiceOrderRow } from './service.table.ts';

/** The services of an item that are not cancelled, the oldest first, for a lateral join. */
export const servicesOfItem = (db: Database, itemId: PgColumn) =>
  partRows(db, services, 'services', {
    through: { table: goods, on: eq(goods.serviceNumber, services.number) },
    where: sql`${goods.itemId} = ${itemId} and ${services.status} <> 'cancelled'`,
    order: [asc(services.createdAt), asc(services.number)],
  });

/** Services by number, with what those are to measure that are paid. */
export const withMeasures = async <Row extends OrderedService>(
  db: Database,
  rows: readonly Row[],
): Promise<Map<string, Row & ItemService>> => {
  const due = rows.filter(({ kind, status }) => kind === 'measurement' && status === 'paid');
  const measures = await measuresOf(
    db,
    due.map(({ number }) => number),
  );
  return new Map(
    rows.map((row) => [
      row.number,
      {
        ...row,
        measures: (measures.get(row.number) ?? []).map(({ what, name, stated }) => ({ what, name, stated })),
      },
    ]),
  );
};

/** The services of items that are not cancelled, by the items' ids, the oldest first; with what is to be measured. */
export const servicesOfItems = async (
  db: Database,
  itemIds: readonly string[],
): Promise<Map<string, (ServiceOrderRow & ItemService)[]>> => {
  if (!itemIds.length) return new Map();
  const found = await db
    .select({ itemId: goods.itemId, row: services })
    .from(goods)
    .innerJoin(services, eq(services.number, goods.serviceNumber))
    // One parameter: the tasks read those of all goods in the warehouse.
    .where(and(sql`${goods.itemId} = any(${sql.param([...itemIds])})`, ne(services.status, 'cancelled')))
    .orderBy(asc(services.createdAt), asc(services.number));
  const measured = await withMeasures(
    db,
    found.map(({ row }) => row),
  );
  const grouped = Map.groupBy(found, ({ itemId }) => itemId);
  return new Map(
    [...grouped].map(([itemId, all]) => [
      itemId,
      all.map(({ row }) => measured.get(row.number)).filter((one) => one !== undefined),
    ]),
  );
};

/** Paid services for one item each; a packing rehearsal has several goods. */
export const paidServicesOfItems = async (db: Database, itemIds: readonly string[]): Promise<PaidService[]> => {
  const found = await db
    .select({ service: services })
    .from(goods)
    .innerJoin(services, eq(services.number, goods.serviceNumber))
    .where(and(inArray(goods.itemId, [...itemIds]), isNotNull(services.paidAt), ne(services.kind, 'rehearsal')))
    .orderBy(asc(services.paidAt), asc(services.number));
  return found.map(({ service }) => service);
};
