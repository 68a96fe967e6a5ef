import { fail, type ParcelReceipt, type ParcelReceived } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { lockParcel, writeParcel } from '../db/inbound-parcel.repo.ts';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { linesOfPurchases } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncPurchaseTasks } from './procurement-tasks.ts';

/** Says who received a parcel, and when. */
const receivedMeanwhile = async (tx: Tx, { changes }: ProcurementContext, ref: string) => {
  const { data } = await changes().changed(tx, { kind: 'parcel', ref, version: 0 });
  return fail('parcel_received', { by: data['by'], at: data['at'] });
};

/** A parcel that can be received now is for a purchase, or for a shopper. */
const awaitedBy = ({ state, purchaseId, forwardingNumber }: InboundParcelRow) => {
  if (state === 'unmatched') throw fail('parcel_unmatched');
  if (state !== 'expected') throw fail('wrong_state');
  return { purchaseId, forwardingNumber };
};

const piecesOf = ({ lines }: ParcelReceipt) =>
  lines.map((line) => ({
    lineId: line.line_id,
    quantity: line.quantity,
    weightG: line.weight_g,
    lengthMm: line.length_mm,
    widthMm: line.width_mm,
    heightMm: line.height_mm,
    restrictions: [...new Set(line.restrictions)].sort(),
    bin: line.bin ?? null,
    condition: line.condition,
    note: line.note,
  }));

/** Hands the pieces over to the orders of the purchase, or to the shopper whose parcel it is. */
const handOver = async (
  tx: Tx,
  context: ProcurementContext,
  { id, ...held }: InboundParcelRow,
  arrival: { staffId: string; pieces: ReturnType<typeof piecesOf>; warehouse: string | undefined },
) => {
  const { purchaseId, forwardingNumber } = awaitedBy({ id, ...held });
  const lineIds = arrival.pieces.map(({ lineId }) => lineId);
  if (forwardingNumber !== null) {
    if (lineIds.some((lineId) => lineId !== forwardingNumber)) throw fail('not_found');
    const items = await context.forwarded().receive(tx, { ...arrival, number: forwardingNumber });
    return { orders: [], items };
  }
  const bought = new Set((await linesOfPurchases(tx, [purchaseId ?? ''])).map(({ lineId }) => lineId));
  if (lineIds.some((lineId) => !bought.has(lineId))) throw fail('not_found');
  return context.arrivals().receive(tx, { ...arrival, parcelId: id });
};

/**
 * Receives what staff found in a parcel. A parcel is received once; pieces that come later come in another one. Its
 * lines may belong to several orders, but only to those of its purchase, or are the contents of a shopper's own parcel.
 */
export const receiveParcel = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit }: StaffCall,
  { id, receipt }: { id: string; receipt: ParcelReceipt },
): Promise<ParcelReceived> => {
  const held = await lockParcel(tx, id);
  if (!held) throw fail('not_found');
  if (held.state === 'received') throw await receivedMeanwhile(tx, context, id);
  const now = context.clock();
  const { orders, items } = await handOver(tx, context, held, {
    staffId,
    pieces: piecesOf(receipt),
    warehouse: receipt.warehouse,
  });
  const received = await writeParcel(
    tx,
    { id, from: ['expected'] },
    { state: 'received', moreComes: receipt.more_comes, arrivedAt: held.arrivedAt ?? now, receivedAt: now },
  );
  if (!received) throw fail('parcel_received');
  const { purchaseId, forwardingNumber } = held;
  await syncPurchaseTasks(tx, context, purchaseId === null ? [] : [purchaseId]);
  await audit(tx, {
    action: 'parcel.receive',
    subject: { kind: 'parcel', ref: id },
    data: {
      ...(forwardingNumber === null ? { purchase_id: purchaseId } : { forwarding_number: forwardingNumber }),
      more_comes: receipt.more_comes,
      pieces: items.length,
    },
  });
  for (const { number, status } of orders) {
    const lines = items.filter(({ orderNumber }) => orderNumber === number);
    await audit(tx, {
      action: 'order.receive',
      subject: { kind: 'order', ref: number },
      data: {
        parcel_id: id,
        status,
        lines: lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
      },
    });
  }
  return {
    orders,
    items: items.map(({ itemId, itemNumber, lineId, orderNumber, quantity }) => ({
      id: itemId,
      number: itemNumber,
      line_id: lineId,
      order_number: orderNumber,
      quantity,
    })),
  };
};
