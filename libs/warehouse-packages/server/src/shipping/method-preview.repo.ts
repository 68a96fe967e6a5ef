import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { packageItemTable } from '../packages/package-item.table.ts';
import { packageTable as packages, type PackageRow } from '../packages/package.table.ts';
import { quotedResults } from '../services/rehearsals/rehearsal.repo.ts';
import type { RehearsalResultRow } from '../services/rehearsals/rehearsal.table.ts';
import { storeItemTable, type StoreItemRow } from '../store/store-item.table.ts';

export type PaidParcel = Pick<
  PackageRow,
  'number' | 'address' | 'feeFen' | 'storageFen' | 'packingFen' | 'insuranceFen' | 'declaredValueFen'
> & {
  paidAt: Date;
  items: StoreItemRow[];
  /** The box by which it was quoted; null without a packing rehearsal. */
  rehearsal: RehearsalResultRow | null;
};

/** The parcels of a shipping method that were paid since, without cancelled ones: the newest ones, with their goods. */
export const paidParcelsOf = async (
  db: Database,
  methodId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<PaidParcel[]> => {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.methodId, methodId), gte(packages.paidAt, since), ne(packages.status, 'cancelled')))
    .orderBy(desc(packages.paidAt), desc(packages.number))
    .limit(limit);
  const numbers = rows.map(({ number }) => number);
  const goods = numbers.length
    ? await db
        .select({ number: packageItemTable.packageNumber, item: storeItemTable })
        .from(packageItemTable)
        .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
        .where(inArray(packageItemTable.packageNumber, numbers))
    : [];
  const rehearsalOf = await quotedResults(db, rows);
  const byNumber = Map.groupBy(goods, ({ number }) => number);
  return rows.flatMap(({ paidAt, ...row }) => {
    const items = (byNumber.get(row.number) ?? []).map(({ item }) => item);
    return paidAt ? [{ ...row, paidAt, items, rehearsal: rehearsalOf(row) }] : [];
  });
};
