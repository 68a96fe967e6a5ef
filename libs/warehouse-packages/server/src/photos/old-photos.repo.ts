import { and, asc, eq, gt, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PackageStatus } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  packageClaimDecisionTable as decisions,
  packageClaimTable as claims,
} from '../packages/insurance/package-claim.table.ts';
import { packagePhotoTable as parcelPhotos } from '../packages/weighing/package-weighing.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { rehearsalPhotoTable as rehearsalPhotos } from '../services/rehearsals/rehearsal.table.ts';
import { serviceItemTable as serviceItems } from '../services/service.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';
import { storePhotoTable as photos } from './store-photo.table.ts';

const received: PackageStatus = 'done';

const packageIsOver = (db: Database, before: Date): SQL | undefined =>
  and(
    eq(packages.status, received),
    lt(packages.doneAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(claims)
        .leftJoin(decisions, eq(decisions.claimRef, claims.ref))
        .where(and(eq(claims.packageNumber, packages.number), isNull(decisions.claimRef))),
    ),
  );

/** The goods left and, if they left in a package, it was received; nothing about them is open in the warehouse. */
const goodsAreOver = (db: Database, before: Date): SQL | undefined =>
  and(lt(items.leftAt, before), or(isNull(items.packageNumber), packageIsOver(db, before)));

/** What photos show, with the numbers of the orders, packages and returns that it belongs to. */
export interface OldSubject {
  ref: string;
  numbers: string[];
}

/** Photos that are deleted together: those of an item, a parcel or a packing rehearsal. */
export interface PhotoSet {
  /** What the photos show. */
  of: PgColumn;
  /** Those of these subjects that the time is over for. */
  old: (db: Database, refs: readonly string[], before: Date) => Promise<OldSubject[]>;
  /** Deletes the photos of these subjects, and returns the ids of the photos. */
  delete: (tx: Tx, refs: readonly string[]) => Promise<string[]>;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const photoSets: readonly PhotoSet[] = [
  {
    of: photos.itemId,
    old: (db, refs, before) =>
      db
        .select({
          ref: items.id,
          numbers: sql<
            string[]
          >`array_remove(array[${items.orderNumber}, ${items.packageNumber}, ${items.returnNumber}], null)`,
        })
        .from(items)
        .leftJoin(packages, eq(packages.number, items.packageNumber))
        .where(and(inArray(items.id, [...refs]), goodsAreOver(db, before))),
    delete: async (tx, refs) =>
      idsOf(
        await tx
          .delete(photos)
          .where(inArray(photos.itemId, [...refs]))
          .returning({ id: photos.id }),
      ),
  },
  {
    of: parcelPhotos.packageNumber,
    old: async (db, refs, before) => {
      const orders = sql<
        string[]
      >`array(select ${items.orderNumber} from ${items} where ${items.packageNumber} = ${packages.number})`;
      const rows = await db
        .select({ ref: packages.number, orders })
        .from(packages)
        .where(and(inArray(packages.number, [...refs]), packageIsOver(db, before)));
      return rows.map(({ ref, orders: numbers }) => ({ ref, numbers: [ref, ...numbers] }));
    },
    delete: async (tx, refs) =>
      idsOf(
        await tx
          .delete(parcelPhotos)
          .where(inArray(parcelPhotos.packageNumber, [...refs]))
          .returning({ id: parcelPhotos.id }),
      ),
  },
  {
    of: rehearsalPhotos.serviceNumber,
    old: async (db, refs, before) => {
      const rows = await db
        .select({
          ref: serviceItems.serviceNumber,
          orders: sql<string[]>`array_agg(${items.orderNumber})`,
          parcels: sql<string[]>`array_remove(array_agg(${items.packageNumber}), null)`,
          returns: sql<string[]>`array_remove(array_agg(${items.returnNumber}), null)`,
        })
        .from(serviceItems)
        .innerJoin(items, eq(items.id, serviceItems.itemId))
        .leftJoin(packages, eq(packages.number, items.packageNumber))
        .where(inArray(serviceItems.serviceNumber, [...refs]))
        .groupBy(serviceItems.serviceNumber)
        .having(sql`bool_and(coalesce(${goodsAreOver(db, before)}, false))`);
      return rows.map(({ ref, orders, parcels, returns }) => ({ ref, numbers: [...orders, ...parcels, ...returns] }));
    },
    delete: async (tx, refs) =>
      idsOf(
        await tx
          .delete(rehearsalPhotos)
          .where(inArray(rehearsalPhotos.serviceNumber, [...refs]))
          .returning({ id: rehearsalPhotos.id }),
      ),
  },
];

/** The next subjects with photos, by ref, from an index of photos. */
export const subjectsAfter = async (
  db: Database,
  { of }: PhotoSet,
  after: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ ref: sql<string>`${of}` })
    .from(of.table)
    .where(gt(of, after))
    .orderBy(asc(of))
    .limit(limit);
  return rows.map(({ ref }) => ref);
};
