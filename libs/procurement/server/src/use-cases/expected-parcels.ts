import { newId } from '@caravan/kernel';
import type { ExpectedParcels } from '@caravan/procurement/port';
import {
  insertParcel,
  keptByNumbers,
  lockParcel,
  lockForwarded,
  lockParcelOf,
  lockReplaced,
  parcelsOfForwarding,
  writeParcel,
} from '../db/inbound-parcel.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncUnmatchedTask } from './procurement-tasks.ts';

/** The parcels that shoppers send, among those that the station receives. */
export const expectedParcels = (context: Pick<ProcurementContext, 'tasks'>): ExpectedParcels => ({
  async expect(tx, { forwardingNumber, trackingNumber, createdBy, at }) {
    const id = newId();
    await insertParcel(tx, {
      ...{ id, trackingNumber, forwardingNumber, createdBy },
      ...{ carrier: '', state: 'expected', purchaseId: null, announced: null, weightG: null, bin: null, note: '' },
      ...{ moreComes: false, createdAt: at, arrivedAt: null, receivedAt: null },
    });
    return id;
  },

  async renumber(tx, forwardingNumber, trackingNumber) {
    const held = await lockForwarded(tx, forwardingNumber);
    if (held) await writeParcel(tx, { id: held.id, from: ['expected'] }, { trackingNumber });
  },

  async withdraw(tx, forwardingNumber) {
    const held = await lockForwarded(tx, forwardingNumber);
    if (held) await writeParcel(tx, { id: held.id, from: ['expected'] }, { state: 'discarded' });
  },

  async take(tx, { parcelId, forwardingNumber }) {
    const kept = await lockParcel(tx, parcelId);
    if (!kept) throw new Error(`no parcel ${parcelId}`);
    const announced = await lockForwarded(tx, forwardingNumber);
    if (announced) await writeParcel(tx, { id: announced.id, from: ['expected'] }, { state: 'discarded' });
    const trackingNumber = kept.trackingNumber ?? announced?.trackingNumber ?? null;
    const patch = { state: 'expected', forwardingNumber, trackingNumber } as const;
    const taken = await writeParcel(tx, { id: parcelId, from: ['unmatched'] }, patch);
    if (!taken) throw new Error(`parcel ${parcelId} is no longer unmatched`);
    await syncUnmatchedTask(tx, context, taken);
  },

  async keepAgain(tx, forwardingNumber, at) {
    const given = await lockForwarded(tx, forwardingNumber, ['expected', 'received']);
    if (!given || given.arrivedAt === null) return 'not_here';
    const replaced = await lockReplaced(tx, forwardingNumber);
    // A parcel that had no number had that of the announcement, whose own parcel may still come.
    const trackingNumber = given.trackingNumber === replaced?.trackingNumber ? null : given.trackingNumber;
    const other = trackingNumber === null ? undefined : await lockParcelOf(tx, trackingNumber, at);
    if (other?.state === 'expected' || other?.state === 'unmatched') return 'number_kept';
    const kept = await writeParcel(
      tx,
      { id: given.id, from: [given.state] },
      { state: 'unmatched', forwardingNumber: null, trackingNumber, receivedAt: null },
    );
    if (!kept) throw new Error(`parcel ${given.id} is no longer ${given.state}`);
    await syncUnmatchedTask(tx, context, kept);
    if (replaced) await writeParcel(tx, { id: replaced.id, from: ['discarded'] }, { state: 'expected' });
    return { parcelId: kept.id, awaited: replaced ? { trackingNumber: replaced.trackingNumber } : null };
  },

  of: async (db, numbers) =>
    (numbers.length ? await parcelsOfForwarding(db, numbers) : []).map(
      ({ id, trackingNumber, forwardingNumber, arrivedAt }) => ({
        ...{ id, trackingNumber },
        forwardingNumber: forwardingNumber ?? '',
        isHere: arrivedAt !== null,
      }),
    ),

  keptWith: async (db, trackingNumbers) =>
    (await keptByNumbers(db, trackingNumbers)).map(({ id, trackingNumber }) => ({
      id,
      trackingNumber: trackingNumber ?? '',
    })),

  async kept(tx, parcelId) {
    const held = await lockParcel(tx, parcelId);
    return held?.state === 'unmatched' ? { trackingNumber: held.trackingNumber } : undefined;
  },
});
