import { newId } from '@caravan/kernel';
import { fail, type ArrivedParcel, type Parcel, type ParcelState } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { insertParcel, lockParcel, lockParcelOf, writeParcel } from '../db/inbound-parcel.repo.ts';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { findPurchase } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncPurchaseTasks, syncUnmatchedTask } from './procurement-tasks.ts';
import { showParcel } from './show-procurement.ts';

/** Keeps a parcel that arrived and belongs to no known purchase. */
export const keepParcel = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit }: StaffCall,
  body: ArrivedParcel,
): Promise<Parcel> => {
  const at = context.clock();
  const row: InboundParcelRow = {
    id: newId(),
    trackingNumber: body.tracking_number ?? null,
    carrier: body.carrier,
    state: 'unmatched',
    purchaseId: null,
    forwardingNumber: null,
    announced: null,
    weightG: body.weight_g,
    bin: body.bin,
    note: body.note,
    moreComes: false,
    createdBy: staffId,
    createdAt: at,
    arrivedAt: at,
    receivedAt: null,
  };
  if (!(await insertParcel(tx, row))) {
    const known = await lockParcelOf(tx, row.trackingNumber ?? '', at);
    throw fail('tracking_known', known ? { parcel_id: known.id } : {});
  }
  await syncUnmatchedTask(tx, context, row);
  await audit(tx, { action: 'parcel.keep', subject: { kind: 'parcel', ref: row.id }, note: row.note });
  return showParcel(tx, context, row.id);
};

/** A change of one parcel by staff; the work returns null if nothing is left to do. */
const parcelStep = async (
  tx: Tx,
  context: ProcurementContext,
  { audit, unchanged }: StaffCall,
  id: string,
  step: (held: InboundParcelRow) => {
    from: readonly ParcelState[];
    patch: Partial<InboundParcelRow>;
    action: `parcel.${string}`;
    note?: string;
  } | null,
): Promise<Parcel> => {
  const held = await lockParcel(tx, id);
  if (!held) throw fail('not_found');
  const wanted = step(held);
  if (!wanted) {
    unchanged();
    return showParcel(tx, context, id);
  }
  const { from, patch, action, note } = wanted;
  const changed = await writeParcel(tx, { id, from }, patch);
  if (!changed) throw fail('wrong_state');
  await syncUnmatchedTask(tx, context, changed);
  const purchaseIds = [held.purchaseId, changed.purchaseId].filter((one) => one !== null);
  await syncPurchaseTasks(tx, context, purchaseIds);
  await audit(tx, {
    action,
    subject: { kind: 'parcel', ref: id },
    note,
    data: { state: changed.state, purchase_id: changed.purchaseId },
  });
  return showParcel(tx, context, id);
};

/** Matches a parcel that arrived to its purchase, so that it can be received. */
export const matchParcel = async (
  tx: Tx,
  context: ProcurementContext,
  call: StaffCall,
  { id, purchaseId }: { id: string; purchaseId: string },
): Promise<Parcel> => {
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase) throw fail('not_found');
  return parcelStep(tx, context, call, id, (held) =>
    held.purchaseId === purchaseId && held.state !== 'discarded'
      ? null
      : { from: ['unmatched'], patch: { state: 'expected', purchaseId }, action: 'parcel.match' },
  );
};

/** Puts a parcel aside that will not be received. */
export const discardParcel = (
  tx: Tx,
  context: ProcurementContext,
  call: StaffCall,
  { id, note }: { id: string; note: string },
): Promise<Parcel> =>
  parcelStep(tx, context, call, id, ({ state, forwardingNumber }) => {
    // Who announced it withdraws it.
    if (forwardingNumber !== null) throw fail('wrong_state');
    if (state === 'discarded') return null;
    return { from: ['expected', 'unmatched'], patch: { state: 'discarded', note }, action: 'parcel.discard', note };
  });
