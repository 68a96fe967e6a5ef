import type { DeclaredGoods, DeclaredPackage, DeclaredPackages, PaperPackage } from '@caravan/customs/port';
import type { Database } from '@caravan/server-core';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { storeItemTable as items } from '../../store/store-item.table.ts';
import { packageItemTable as packed } from '../package-item.table.ts';
import { findPackage, findPackageRows, lockPackageRows, type OwnerFilter } from '../package.repo.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';

const ownerOf = (userId: string | undefined): OwnerFilter => (userId === undefined ? 'all' : { userId });

const goodsOf = (db: Database, number: string): Promise<DeclaredGoods[]> =>
  db
    .select({
      id: items.id,
      name: items.name,
      quantity: items.quantity,
      valueFen: items.valueFen,
      weightG: items.weightG,
    })
    .from(packed)
    .innerJoin(items, eq(items.id, packed.itemId))
    .where(eq(packed.packageNumber, number))
    .orderBy(packed.position);

const declared = async (db: Database, [row]: readonly PackageRow[]): Promise<DeclaredPackage | null> =>
  row
    ? {
        number: row.number,
        userId: row.userId,
        country: row.address.country,
        declaredValueFen: row.declaredValueFen,
        goods: await goodsOf(db, row.number),
        isHere: row.status === 'pending_payment' || row.status === 'to_be_delivered',
      }
    : null;

const forPapers = async (db: Database, number: string): Promise<PaperPackage | null> => {
  const whole = await findPackage(db, 'all', number);
  const held = whole && (await declared(db, [whole.row]));
  if (!held) return null;
  const { row, method, weighings } = whole;
  return {
    ...held,
    isPaid: row.paidAt !== null && row.status !== 'cancelled',
    address: row.address,
    grossG: weighings.at(-1)?.weightG ?? row.realG,
    carrier: row.carrier ?? method.carrier,
    trackingNumber: row.trackingNumber,
    freightFen: Math.max(0, row.firstFen + row.furtherFen + row.surchargeFen - row.discountFen),
    insuranceFen: row.insuranceFen,
  };
};

/** The packages that are declared to customs. */
export const declaredPackages: DeclaredPackages = {
  find: async (db, number, userId) => declared(db, await findPackageRows(db, ownerOf(userId), [number])),

  lock: async (tx, number, userId) => declared(tx, await lockPackageRows(tx, ownerOf(userId), [number])),

  forPapers,

  endedBefore: (before) => {
    const ended = or(
      lt(packages.shippedAt, before),
      and(eq(packages.status, 'cancelled'), lt(packages.createdAt, before)),
    );
    return sql`SELECT ${packages.number} FROM ${packages} WHERE ${ended}`;
  },
};
