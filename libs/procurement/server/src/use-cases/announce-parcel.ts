import { newId } from '@caravan/kernel';
import { fail, type NewParcel, type Parcel } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { insertParcel, lockParcelOf, writeParcel } from '../db/inbound-parcel.repo.ts';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { lockPurchase } from '../db/purchase.repo.ts';
import { linesOfPurchases } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncPurchaseTasks, syncUnmatchedTask } from './procurement-tasks.ts';
import { showParcels } from './show-procurement.ts';

/** A parcel that a shop sent for a purchase. */
export interface Announced {
  purchaseId: string;
  trackingNumber: string;
  carrier: string;
  lines: InboundParcelRow['announced'];
  staffId: string;
  at: Date;
}

const rowOf = ({ purchaseId, trackingNumber, carrier, lines, staffId, at }: Announced): InboundParcelRow => ({
  id: newId(),
  trackingNumber,
  carrier,
  state: 'expected',
  purchaseId,
  forwardingNumber: null,
  announced: lines,
  weightG: null,
  bin: null,
  note: '',
  moreComes: false,
  createdBy: staffId,
  createdAt: at,
  arrivedAt: null,
  receivedAt: null,
});

export interface Announcement {
  outcome: 'added' | 'matched' | 'known';
  parcel: InboundParcelRow;
}

/**
 * Records an announced parcel. One that came before its number was known is matched; one of the same purchase is known,
 * and expected again if it was put aside. Null if the number belongs to another purchase, or to none and its parcel was
 * put aside.
 */
export const announce = async (
  tx: Tx,
  context: Pick<ProcurementContext, 'tasks'>,
  announced: Announced,
): Promise<Announcement | null> => {
  const fresh = rowOf(announced);
  if (await insertParcel(tx, fresh)) return { outcome: 'added', parcel: fresh };
  const known = await lockParcelOf(tx, announced.trackingNumber, announced.at);
  if (!known) throw new Error(`no parcel has the number ${announced.trackingNumber}`);
  const { purchaseId, lines, carrier } = announced;
  if (known.purchaseId === purchaseId) {
    const expected = { state: 'expected', note: '', announced: lines ?? known.announced } as const;
    const again = await writeParcel(tx, { id: known.id, from: ['discarded'] }, expected);
    return again ? { outcome: 'added', parcel: again } : { outcome: 'known', parcel: known };
  }
  if (known.state !== 'unmatched') return null;
  const patch = { state: 'expected', purchaseId, announced: lines, carrier: known.carrier || carrier } as const;
  const matched = await writeParcel(tx, { id: known.id, from: ['unmatched'] }, patch);
  if (!matched) throw new Error(`parcel ${known.id} is no longer unmatched`);
  await syncUnmatchedTask(tx, context, matched);
  return { outcome: 'matched', parcel: matched };
};

/** Fails if a parcel should contain what its purchase does not. */
const checkLines = async (tx: Tx, purchaseId: string, lines: NewParcel['lines']): Promise<void> => {
  if (!lines) return;
  const bought = await linesOfPurchases(tx, [purchaseId]);
  for (const { line_id, quantity } of lines) {
    const line = bought.find(({ lineId }) => lineId === line_id);
    if (!line) throw fail('not_found');
    if (quantity > line.quantity) throw fail('too_many', { line_id, max: line.quantity });
  }
};

/** Records the tracking number of a parcel of a purchase. Repeating it changes nothing. */
export const createParcel = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit, unchanged }: StaffCall,
  { purchaseId, body }: { purchaseId: string; body: NewParcel },
): Promise<Parcel> => {
  if (!(await lockPurchase(tx, purchaseId))) throw fail('not_found');
  await checkLines(tx, purchaseId, body.lines);
  const { tracking_number: trackingNumber, carrier, lines = null } = body;
  const at = context.clock();
  const done = await announce(tx, context, { purchaseId, trackingNumber, carrier, lines, staffId, at });
  if (!done) throw fail('tracking_known');
  const { outcome, parcel } = done;
  if (outcome === 'known') unchanged();
  else {
    await audit(tx, {
      action: outcome === 'added' ? 'parcel.announce' : 'parcel.match',
      subject: { kind: 'parcel', ref: parcel.id },
      data: { purchase_id: purchaseId, tracking_number: trackingNumber },
    });
    await syncPurchaseTasks(tx, context, [purchaseId]);
  }
  const [shown] = await showParcels(tx, context, [parcel]);
  if (!shown) throw new Error(`no parcel ${parcel.id}`);
  return shown;
};
