import { newId } from '@caravan/kernel';
import type { Database, StaffCall, Tx } from '@caravan/server-core';
import { fail, type HandoverManifests } from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import { readSettings } from '../settings/carrier-settings.ts';
import { countUnlisted, insertManifest, lockUnlisted, manifestsOfHandover } from './manifest.repo.ts';

/** The manifests of a hand-over. Inside a transaction, pass its `tx`. */
export const showManifests = async (
  db: Database,
  { parcels, staffMembers }: Pick<CarriersContext, 'parcels' | 'staffMembers'>,
  handoverId: string,
): Promise<HandoverManifests> => {
  const handed = await parcels().inHandover(db, handoverId);
  if (!handed) throw fail('not_found');
  const rows = await manifestsOfHandover(db, handoverId);
  const members = rows.length ? await staffMembers().find(db, [...new Set(rows.map(({ askedBy }) => askedBy))]) : null;
  return {
    manifests: rows.map((row) => ({
      id: row.id,
      service: row.service,
      carrier: row.carrier,
      state: row.state,
      labels: row.labels,
      failure: row.failureCode === null ? null : { code: row.failureCode, text: row.failureText ?? '' },
      asked_by: members?.get(row.askedBy)?.name ?? row.askedBy,
      asked_at: row.askedAt.toISOString(),
    })),
    without: handed.length ? await countUnlisted(db, handed) : 0,
  };
};

/** Records that manifests are to be made of the labels of a hand-over that are in none, one for each carrier. */
export const askManifests = async (
  tx: Tx,
  { clock, parcels }: CarriersContext,
  { audit, staffId }: StaffCall,
  handoverId: string,
): Promise<void> => {
  const handed = await parcels().inHandover(tx, handoverId);
  if (!handed) throw fail('not_found');
  const { settings: sender } = await readSettings(tx);
  if (!sender) throw fail('no_sender');
  const labels = handed.length ? await lockUnlisted(tx, handed) : [];
  if (!labels.length) throw fail('nothing_to_list');
  for (const ofCarrier of Map.groupBy(labels, ({ service, carrier }) => `${service} ${carrier}`).values()) {
    const [first] = ofCarrier;
    if (!first) continue;
    const { service, carrier } = first;
    const row = {
      id: newId(),
      ...{ handoverId, service, carrier },
      labels: ofCarrier.length,
      state: 'asked' as const,
      ...{ attemptedAt: null, checkedAt: null, formId: null, failureCode: null, failureText: null },
      askedBy: staffId,
      askedAt: clock(),
    };
    await insertManifest(tx, row, ofCarrier);
    await audit(tx, {
      action: 'carrier_manifest.make',
      subject: { kind: 'handover', ref: handoverId },
      data: { service, carrier, labels: ofCarrier.length },
    });
  }
};
