import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { countedItems } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { quotedMethod } from '@caravan/shipping/port';
import type { HandoversQuery } from '@caravan/warehouse-packages/contract';
import {
  handoverBagTable as bags,
  handoverPackageTable as handed,
  handoverSignatureTable as signatures,
  handoverTable as handovers,
  type HandoverBagRow,
  type HandoverPackageRow,
  type HandoverRow,
  type HandoverSignatureRow,
} from './handover.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';
import { carrierKeyOf } from '../../tracking/tracking-key.ts';

/** A package of a hand-over, with what it weighs and where it goes. */
export interface HandedPackage extends HandoverPackageRow {
  weightG: number;
  country: string;
}

/** A hand-over with its packages, in the order in which they were scanned, its bags and what its driver signed. */
export interface WholeHandover {
  row: HandoverRow;
  packages: HandedPackage[];
  bags: HandoverBagRow[];
  driver: HandoverSignatureRow | undefined;
}

const openOf = (staffId: string, carrier: string): SQL | undefined =>
  and(
    eq(handovers.staffId, staffId),
    eq(carrierKeyOf(handovers.carrier), carrierKeyOf(carrier)),
    isNull(handovers.closedAt),
  );

/** False if the number is taken, or if the staff member has an open hand-over to this carrier. */
export const insertHandover = async (tx: Tx, row: HandoverRow): Promise<boolean> =>
  (await tx.insert(handovers).values(row).onConflictDoNothing().returning({ id: handovers.id })).length === 1;

export const findOpenHandover = async (tx: Tx, staffId: string, carrier: string): Promise<HandoverRow | undefined> =>
  (await tx.select().from(handovers).where(openOf(staffId, carrier)))[0];

export const lockHandover = async (tx: Tx, id: string): Promise<HandoverRow | undefined> =>
  (await tx.select().from(handovers).where(eq(handovers.id, id)).for('update'))[0];

export const closeHandoverRow = async (tx: Tx, id: string, closedAt: Date): Promise<void> => {
  await tx.update(handovers).set({ closedAt }).where(eq(handovers.id, id));
};

/** The weight of a package: by its last weighing, without one by its quote. */
const weightG = sql<number>`coalesce((
  select ${weighings.weightG} from ${weighings} where ${weighings.packageNumber} = ${packages.number}
  order by ${weighings.seq} desc limit 1), ${packages.realG})`.mapWith(Number);

const handedPackages = (db: Database, id: string): Promise<HandedPackage[]> =>
  db
    .select({
      ...getTableColumns(handed),
      weightG,
      country: sql<string>`coalesce(${packages.address} ->> 'country', '')`,
    })
    .from(handed)
    .innerJoin(packages, eq(packages.number, handed.packageNumber))
    .where(eq(handed.handoverId, id))
    .orderBy(asc(handed.scannedAt), asc(handed.packageNumber));

export const findHandover = async (db: Database, id: string): Promise<WholeHandover | undefined> => {
  const [found] = await db
    .select({ row: handovers, driver: signatures })
    .from(handovers)
    .leftJoin(signatures, eq(signatures.handoverId, handovers.id))
    .where(eq(handovers.id, id));
  if (!found) return undefined;
  const packagesOf = await handedPackages(db, id);
  const bagsOf = await db.select().from(bags).where(eq(bags.handoverId, id)).orderBy(asc(bags.number));
  return { row: found.row, packages: packagesOf, bags: bagsOf, driver: found.driver ?? undefined };
};

const matching = ({ open }: HandoversQuery): SQL | undefined =>
  open === undefined ? undefined : open ? isNull(handovers.closedAt) : isNotNull(handovers.closedAt);

/** A hand-over with the number of its packages. */
export interface ListedHandover extends HandoverRow {
  packages: number;
}

/** Hand-overs after the given place, newest first, one more than the limit. */
export const pageOfHandovers = (
  db: Database,
  query: HandoversQuery,
  after: readonly [createdAt: string, id: string] | undefined,
): Promise<ListedHandover[]> => {
  const createdAt = after && new Date(after[0]);
  const packages = db.$count(handed, eq(handed.handoverId, handovers.id));
  return db
    .select({ ...getTableColumns(handovers), packages })
    .from(handovers)
    .where(
      and(
        matching(query),
        after &&
          createdAt &&
          or(lt(handovers.createdAt, createdAt), and(eq(handovers.createdAt, createdAt), lt(handovers.id, after[1]))),
      ),
    )
    .orderBy(desc(handovers.createdAt), desc(handovers.id))
    .limit(query.limit + 1);
};

/** The number of hand-overs; null beyond what lists count. */
export const countHandovers = async (db: Database, query: HandoversQuery): Promise<number | null> => {
  const some = db
    .select({ id: handovers.id })
    .from(handovers)
    .where(matching(query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ handovers: count() }).from(some);
  return found === undefined || found.handovers > countedItems ? null : found.handovers;
};

/** The hand-over in which a package waits for its carrier. */
export const findWaiting = async (db: Database, packageNumber: string): Promise<HandoverPackageRow | undefined> =>
  (
    await db
      .select()
      .from(handed)
      .where(and(eq(handed.packageNumber, packageNumber), isNull(handed.outcome)))
  )[0];

/** The carrier of the shipping method by which a package was quoted, by the package's number. */
export const quotedCarriers = async (db: Database, numbers: readonly string[]): Promise<Map<string, string>> => {
  const method = quotedMethod(db, packages);
  const found = await db
    .select({ number: packages.number, carrier: method.carrier })
    .from(packages)
    .crossJoinLateral(method)
    .where(sql`${packages.number} = any(${sql.param([...numbers])}::text[])`);
  return new Map(found.map(({ number, carrier }) => [number, carrier]));
};

/** Adds a package to a hand-over, or changes its tracking number and its bag. */
export const putIntoHandover = async (tx: Tx, row: HandoverPackageRow): Promise<void> => {
  await tx
    .insert(handed)
    .values(row)
    .onConflictDoUpdate({
      target: [handed.handoverId, handed.packageNumber],
      set: { trackingNumber: row.trackingNumber, bag: row.bag },
    });
};

/** True if the package was in the hand-over. */
export const removePackage = async (tx: Tx, handoverId: string, packageNumber: string): Promise<boolean> =>
  (
    await tx
      .delete(handed)
      .where(and(eq(handed.handoverId, handoverId), eq(handed.packageNumber, packageNumber), isNull(handed.outcome)))
      .returning({ number: handed.packageNumber })
  ).length === 1;

export const setOutcome = async (
  tx: Tx,
  { handoverId, packageNumber }: Pick<HandoverPackageRow, 'handoverId' | 'packageNumber'>,
  outcome: Pick<HandoverPackageRow, 'outcome' | 'reason'>,
): Promise<void> => {
  await tx
    .update(handed)
    .set(outcome)
    .where(and(eq(handed.handoverId, handoverId), eq(handed.packageNumber, packageNumber), isNull(handed.outcome)));
};

/** Packages that the carrier does not take: one statement. */
export const leaveBehind = async (tx: Tx, handoverId: string, numbers: readonly string[]): Promise<void> => {
  await tx
    .update(handed)
    .set({ outcome: 'left' })
    .where(and(eq(handed.handoverId, handoverId), inArray(handed.packageNumber, [...numbers]), isNull(handed.outcome)));
};
