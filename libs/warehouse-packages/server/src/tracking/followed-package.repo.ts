import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { trackedNumber, type ShippedPackage } from '@caravan/shipping/port';
import { packageEventTable } from '../packages/package-event.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { followedPackageTable as followed, type FollowedPackageRow } from './followed-package.table.ts';

/** A call that this process makes: others leave its packages alone until then. */
export interface Claim {
  source: string;
  now: Date;
  until: Date;
  limit: number;
}

/** Packages on their way that none of these services follows under their present number, in the order of their numbers. */
export const unassigned = async (
  db: Database,
  { sources, after, limit }: { sources: readonly string[]; after: string; limit: number },
): Promise<ShippedPackage[]> => {
  const rows = await db
    .select({ number: packages.number, carrier: packages.carrier, trackingNumber: packages.trackingNumber })
    .from(packages)
    .leftJoin(followed, eq(followed.packageNumber, packages.number))
    .where(
      and(
        eq(packages.status, 'pending_receipt'),
        gt(packages.number, after),
        or(
          isNull(followed.packageNumber),
          notInArray(followed.source, [...sources]),
          ne(followed.carrier, packages.carrier),
          ne(followed.trackingNumber, packages.trackingNumber),
        ),
      ),
    )
    .orderBy(asc(packages.number))
    .limit(limit);
  return rows.flatMap(({ number, carrier, trackingNumber }) =>
    carrier === null || trackingNumber === null ? [] : [{ number, carrier, trackingNumber }],
  );
};

/** Assigns packages to services, which are told about them next. Of several processes, the first one decides. */
export const assign = async (
  db: Database,
  found: readonly (ShippedPackage & { source: string })[],
  { sources, now }: { sources: readonly string[]; now: Date },
): Promise<void> => {
  if (!found.length) return;
  await db
    .insert(followed)
    .values(
      found.map(({ number, source, carrier, trackingNumber }) => ({
        packageNumber: number,
        source,
        carrier,
        trackingNumber,
        number: trackedNumber(trackingNumber),
        state: 'pending' as const,
        dueAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: followed.packageNumber,
      set: {
        source: sql`excluded.source`,
        carrier: sql`excluded.carrier`,
        trackingNumber: sql`excluded.tracking_number`,
        number: sql`excluded.number`,
        carrierKey: null,
        state: 'pending',
        code: null,
        dueAt: sql`excluded.due_at`,
        registeredAt: null,
        heardAt: null,
        changedAt: null,
      },
      // Decided on the newest row: another process may have assigned it since the look.
      setWhere: or(
        notInArray(followed.source, [...sources]),
        sql`${followed.carrier} <> excluded.carrier`,
        sql`${followed.trackingNumber} <> excluded.tracking_number`,
      ),
    });
};

/** Claims packages in a state whose next call is due. Rows that another process claims are skipped. */
export const claimDue = (
  tx: Tx,
  state: 'pending' | 'registered' | 'stopping',
  { source, now, until, limit }: Claim,
): Promise<FollowedPackageRow[]> => {
  const due = tx
    .select({ packageNumber: followed.packageNumber })
    .from(followed)
    .where(and(eq(followed.source, source), eq(followed.state, state), lte(followed.dueAt, now)))
    .orderBy(asc(followed.dueAt), asc(followed.packageNumber))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(followed).set({ dueAt: until }).where(inArray(followed.packageNumber, due)).returning();
};

export type TrackingPatch = Partial<
  Pick<FollowedPackageRow, 'carrierKey' | 'changedAt' | 'code' | 'dueAt' | 'heardAt' | 'registeredAt' | 'state'>
>;

/** Changes the row of a package if it is still about the same number and in the same state. */
export const patchTracking = async (
  db: Database,
  { packageNumber, trackingNumber, state }: Pick<FollowedPackageRow, 'packageNumber' | 'state' | 'trackingNumber'>,
  patch: TrackingPatch,
): Promise<void> => {
  await db
    .update(followed)
    .set(patch)
    .where(
      and(
        eq(followed.packageNumber, packageNumber),
        eq(followed.trackingNumber, trackingNumber),
        eq(followed.state, state),
      ),
    );
};

/** Makes claimed calls due again, after the service could not be asked. */
export const releaseClaims = async (db: Database, rows: readonly FollowedPackageRow[], dueAt: Date): Promise<void> => {
  for (const row of rows) await patchTracking(db, row, { dueAt });
};

/** Ends the following of packages that their shopper has received, and of those without anything new since `silent`. */
export const endFollowing = async (db: Database, source: string, now: Date, silent: Date): Promise<void> => {
  const received = db
    .select({ one: sql`1` })
    .from(packageEventTable)
    .where(and(eq(packageEventTable.packageNumber, followed.packageNumber), eq(packageEventTable.event, 'received')));
  await db
    .update(followed)
    .set({ state: 'stopping', dueAt: now })
    .where(
      and(
        eq(followed.source, source),
        eq(followed.state, 'registered'),
        or(lte(followed.changedAt, silent), exists(received)),
      ),
    );
};

/**
 * The packages with this number at a service, if the carrier is the same as far as both are known. A package that is no
 * longer followed gets no news of another one to which the carrier gave its number again.
 */
export const trackedBy = async (
  db: Database,
  source: string,
  { number, carrierKey }: { number: string; carrierKey: number | null },
): Promise<FollowedPackageRow[]> => {
  const rows = await db
    .select()
    .from(followed)
    .where(
      and(
        eq(followed.source, source),
        eq(followed.number, number),
        carrierKey === null ? undefined : or(isNull(followed.carrierKey), eq(followed.carrierKey, carrierKey)),
      ),
    )
    .orderBy(asc(followed.packageNumber));
  const live = rows.filter(({ state }) => state !== 'stopped');
  return live.length ? live : rows;
};

export const trackingRowsOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, FollowedPackageRow>> => {
  const found = await db
    .select()
    .from(followed)
    .where(inArray(followed.packageNumber, [...numbers]));
  return new Map(found.map((row) => [row.packageNumber, row]));
};

/** A corrected number is registered anew. */
export const forgetTracking = async (tx: Tx, packageNumber: string): Promise<void> => {
  await tx.delete(followed).where(eq(followed.packageNumber, packageNumber));
};
