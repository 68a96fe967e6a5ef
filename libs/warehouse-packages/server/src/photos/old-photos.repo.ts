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
import type { RehearsalPhotos } from '@caravan/warehouse-packages/port';
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

/** The subject of photos, with the numbers of the orders, packages and returns to which it belongs. */
export interface OldSubject {
  ref: string;
  numbers: string[];
}

/** Photos that are deleted together: those of an item, a parcel or a packing rehearsal. */
export interface PhotoSet {
  /** The subject of the photos. */
  of: PgColumn;
  /** Those of these subjects that the time is over for. */
  old: (db: Database, refs: readonly string[], before: Date) => Promise<OldSubject[]>;
  /** Deletes the photos of these subjects, and returns the ids of the photos. */
  delete: (tx: Tx, refs: readonly string[]) => Promise<string[]>;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The numbers of the order, the package and the return of goods. */
const numbersOf = sql<
  string[]
>`array_remove(array[${items.orderNumber}, ${items.packageNumber}, ${items.returnNumber}], null)`;

/** The photos of packing rehearsals: the time is over for them once it is over for all of their goods. */
const ofRehearsals = ({ of, items: itemsOf, delete: remove }: RehearsalPhotos): PhotoSet => ({
  of,
  delete: remove,
  old: async (db, refs, before) => {
    const goods = await itemsOf(db, refs);
    const found = await db
      .select({ id: items.id, numbers: numbersOf })
      .from(items)
      .leftJoin(packages, eq(packages.number, items.packageNumber))
      .where(
        and(
          inArray(
            items.id,
            goods.map(({ itemId }) => itemId),
          ),
          goodsAreOver(db, before),
        ),
      );
    const over = new Map(found.map(({ id, numbers }) => [id, numbers]));
    return [...Map.groupBy(goods, ({ number }) => number)].flatMap(([ref, own]) =>
      own.every(({ itemId }) => over.has(itemId))
        ? [{ ref, numbers: own.flatMap(({ itemId }) => over.get(itemId) ?? []) }]
        : [],
    );
  },
});

/** All photos of goods and parcels. */
export const photoSets = (rehearsals: RehearsalPhotos): readonly PhotoSet[] => [
  {
    of: photos.itemId,
    old: (db, refs, before) =>
      db
        .select({ ref: items.id, numbers: numbersOf })
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
  ofRehearsals(rehearsals),
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
