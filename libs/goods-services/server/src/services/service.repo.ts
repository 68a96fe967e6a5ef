import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { ServicedItem } from '@caravan/warehouse-packages/port';
import { measuresOf, resultsOf } from './measurements/measurement.repo.ts';
import type { MeasurementResultRow, ServiceMeasureRow } from './measurements/measurement.table.ts';
import type { OwnerFilter, ServicesContext } from '../services-context.ts';
import { rehearsalsOf, type RehearsalState } from './rehearsals/rehearsal.repo.ts';
import { serviceItemTable as goods, serviceOrderTable as services, type ServiceOrderRow } from './service.table.ts';

/** A service with its goods, in the order in which they were chosen. */
export interface WholeService {
  row: ServiceOrderRow;
  items: ServicedItem[];
  /** The measures of a measurement; empty for other services. */
  measures: ServiceMeasureRow[];
  /** The measured values, the latest last. */
  results: MeasurementResultRow[];
  /** The parts of a packing rehearsal; null for other services. */
  rehearsal: RehearsalState | null;
}

/** The part of the context that reads the goods. */
type Goods = Pick<ServicesContext, 'goods'>;

export const idsOf = (items: readonly Pick<ServicedItem, 'id'>[]): string[] => items.map(({ id }) => id);

/** The condition that services are the shopper's; none for staff. */
export const ownedBy = (owner: OwnerFilter): SQL | undefined =>
  owner === 'all' ? undefined : eq(services.userId, owner.userId);

/**
 * The services of a shopper that wait for payment or, without a price, for staff. The number stays as it is until the transaction ends, because whoever
 * orders one waits for this lock.
 */
export const lockUnpaid = async (tx: Tx, userId: string): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unpaid services ${userId}`}, 0))`);
  return tx.$count(
    services,
    and(
      eq(services.userId, userId),
      or(eq(services.status, 'pending_payment'), and(eq(services.status, 'paid'), eq(services.amountFen, 0))),
    ),
  );
};

/** False if the number is taken; the caller then tries another. */
export const insertService = async (tx: Tx, row: ServiceOrderRow, itemIds: readonly string[]): Promise<boolean> => {
  const inserted = await tx
    .insert(services)
    .values(row)
    .onConflictDoNothing({ target: services.number })
    .returning({ number: services.number });
  if (!inserted.length) return false;
  await tx.insert(goods).values(itemIds.map((itemId, position) => ({ serviceNumber: row.number, itemId, position })));
  return true;
};

/** The columns that a step changes besides the status. */
export type ServicePatch = Partial<
  Pick<
    ServiceOrderRow,
    'paidAt' | 'photosBefore' | 'doneAt' | 'cancelledAt' | 'cancelledBy' | 'cancelNote' | 'refundedFen'
  >
>;

/** Moves a service from one status to another; undefined if it no longer has the first. */
export const moveService = async (
  tx: Tx,
  { number, from, to }: { number: string; from: ServiceOrderRow['status']; to: ServiceOrderRow['status'] },
  patch: ServicePatch,
): Promise<ServiceOrderRow | undefined> => {
  const [row] = await tx
    .update(services)
    .set({ ...patch, status: to })
    .where(and(eq(services.number, number), eq(services.status, from)))
    .returning();
  return row;
};

/** The services with their goods, in the same order. */
export const wholeServices = async (
  db: Database,
  { goods: goodsPort }: Goods,
  rows: readonly ServiceOrderRow[],
): Promise<WholeService[]> => {
  if (!rows.length) return [];
  const item = goodsPort().item(db, goods.itemId);
  const found = await db
    .select({ number: goods.serviceNumber, items: item.rows })
    .from(goods)
    .crossJoinLateral(item)
    .where(
      inArray(
        goods.serviceNumber,
        rows.map(({ number }) => number),
      ),
    )
    .orderBy(asc(goods.serviceNumber), asc(goods.position));
  const grouped = Map.groupBy(found, ({ number }) => number);
  const measured = rows.filter(({ kind }) => kind === 'measurement').map(({ number }) => number);
  const measures = await measuresOf(db, measured);
  const results = await resultsOf(db, measured);
  const rehearsed = rows.filter(({ kind }) => kind === 'rehearsal').map(({ number }) => number);
  const rehearsals = await rehearsalsOf(db, goodsPort(), rehearsed);
  return rows.map((row) => ({
    row,
    items: (grouped.get(row.number) ?? []).flatMap((one) => one.items),
    measures: measures.get(row.number) ?? [],
    results: results.get(row.number) ?? [],
    rehearsal: rehearsals.get(row.number) ?? null,
  }));
};

export const findServiceRows = (
  db: Database,
  owner: OwnerFilter,
  numbers: readonly string[],
): Promise<ServiceOrderRow[]> =>
  db
    .select()
    .from(services)
    .where(and(ownedBy(owner), inArray(services.number, [...numbers])));

/**
 * Locks services until the transaction ends: first their goods, then the services, each in the order of their ids, as
 * every step that concerns goods locks them first.
 */
export const lockServices = async (
  tx: Tx,
  context: Goods,
  owner: OwnerFilter,
  numbers: readonly string[],
): Promise<WholeService[]> => {
  const itemIds = tx
    .select({ id: goods.itemId })
    .from(goods)
    .where(inArray(goods.serviceNumber, [...numbers]));
  await context.goods().lock(tx, itemIds);
  const rows = await tx
    .select()
    .from(services)
    .where(and(ownedBy(owner), inArray(services.number, [...numbers])))
    .orderBy(asc(services.number))
    .for('update');
  return wholeServices(tx, context, rows);
};

/** Services that end by themselves: unpaid for too long, or for goods that are gone for them before they were done. */
export const endingServices = async (
  { db, goods: goodsPort }: Pick<ServicesContext, 'db' | 'goods'>,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const { hasLeft, isReserved } = goodsPort();
  const gone = db
    .select({ number: goods.serviceNumber })
    .from(goods)
    .where(
      and(
        eq(goods.serviceNumber, services.number),
        or(hasLeft(goods.itemId), and(eq(services.kind, 'rehearsal'), isReserved(goods.itemId))),
      ),
    );
  const found = await db
    .select({ number: services.number })
    .from(services)
    .where(
      or(
        and(eq(services.status, 'pending_payment'), lte(services.expiresAt, now)),
        and(inArray(services.status, ['pending_payment', 'paid']), sql`exists ${gone}`),
      ),
    )
    .orderBy(asc(services.number))
    .limit(limit);
  return found.map(({ number }) => number);
};

/** The packing rehearsals that staff are to do. */
export const paidRehearsals = async (db: Database, context: Goods): Promise<WholeService[]> =>
  wholeServices(
    db,
    context,
    await db
      .select()
      .from(services)
      .where(and(eq(services.kind, 'rehearsal'), eq(services.status, 'paid')))
      .orderBy(asc(services.number)),
  );

/** Services sorted by number, starting after the given one. */
export const countServices = (db: Database): Promise<number> => db.$count(services);

export const servicesAfter = (db: Database, number: string, limit: number): Promise<ServiceOrderRow[]> =>
  db
    .select()
    .from(services)
    .where(sql`${services.number} > ${number}`)
    .orderBy(asc(services.number))
    .limit(limit);

/** All services of a shopper, newest first. */
export const servicesOfUser = (db: Database, userId: string): Promise<ServiceOrderRow[]> =>
  db
    .select()
    .from(services)
    .where(eq(services.userId, userId))
    .orderBy(desc(services.createdAt), desc(services.number));
