import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CarrierService } from '@caravan/carriers/contract';
import type { Database, Tx } from '@caravan/server-core';
import type { HandedParcel } from '@caravan/warehouse-packages/port';
import { carrierLabelTable as labels, type CarrierLabelRow } from '../labels/label.table.ts';
import { carrierManifestTable as manifests, type CarrierManifestRow } from './manifest.table.ts';

/** Bought labels with which these packages leave, and which are in no manifest that was made or is being made. */
const unlisted = (parcels: readonly HandedParcel[]): SQL | undefined => {
  const named = sql`(${labels.packageNumber}, ${labels.trackingNumber}) in (
    select * from unnest(${sql.param(parcels.map(({ number }) => number))}::text[],
      ${sql.param(parcels.map(({ trackingNumber }) => trackingNumber))}::text[]))`;
  const hasFailed = sql`exists (
    select 1 from ${manifests} where ${manifests.id} = ${labels.manifestId} and ${manifests.state} = 'failed')`;
  return and(eq(labels.state, 'bought'), named, or(isNull(labels.manifestId), hasFailed));
};

export const countUnlisted = (db: Database, parcels: readonly HandedParcel[]): Promise<number> =>
  db.$count(labels, unlisted(parcels));

/** The same labels; they stay in no other manifest until the transaction ends. */
export const lockUnlisted = (tx: Tx, parcels: readonly HandedParcel[]): Promise<CarrierLabelRow[]> =>
  tx.select().from(labels).where(unlisted(parcels)).orderBy(asc(labels.id)).for('update');

/** Stores a manifest that is to be made of these labels. */
export const insertManifest = async (
  tx: Tx,
  row: CarrierManifestRow,
  listed: readonly Pick<CarrierLabelRow, 'id'>[],
): Promise<void> => {
  await tx.insert(manifests).values(row);
  const ids = listed.map(({ id }) => id);
  await tx.update(labels).set({ manifestId: row.id }).where(inArray(labels.id, ids));
};

export const findManifest = async (db: Database, id: string): Promise<CarrierManifestRow | undefined> =>
  (await db.select().from(manifests).where(eq(manifests.id, id)))[0];

export const lockManifest = async (tx: Tx, id: string): Promise<CarrierManifestRow | undefined> =>
  (await tx.select().from(manifests).where(eq(manifests.id, id)).for('update'))[0];

export const changeManifest = async (db: Database, id: string, change: Partial<CarrierManifestRow>): Promise<void> => {
  await db.update(manifests).set(change).where(eq(manifests.id, id));
};

/** The labels of a manifest, always in the same order: the first one finds it again. */
export const labelsOfManifest = (db: Database, id: string): Promise<CarrierLabelRow[]> =>
  db.select().from(labels).where(eq(labels.manifestId, id)).orderBy(asc(labels.id));

export const manifestsOfHandover = (db: Database, handoverId: string): Promise<CarrierManifestRow[]> =>
  db
    .select()
    .from(manifests)
    .where(eq(manifests.handoverId, handoverId))
    .orderBy(desc(manifests.askedAt), desc(manifests.id));

/** Manifests of a service whose end is not known and about which it was not asked since then, the longest waiting first. */
export const unsettledManifests = (
  db: Database,
  service: CarrierService,
  before: Date,
  limit: number,
): Promise<Pick<CarrierManifestRow, 'id'>[]> => {
  const since = sql`coalesce(${manifests.checkedAt}, ${manifests.askedAt})`;
  return db
    .select({ id: manifests.id })
    .from(manifests)
    .where(
      and(
        eq(manifests.service, service),
        inArray(manifests.state, ['asked', 'unknown']),
        sql`${since} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(since))
    .limit(limit);
};
