import { fail, type OwnArrival, type OwnArrivalDone } from '@caravan/forwarding/contract';
import { holdIfOpen, type StaffCall, type Tx } from '@caravan/server-core';
import { lockCode, userOfCode } from '../address/forwarding-address.repo.ts';
import { settleClaims } from '../claims/settle-claims.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { recordParcel } from './announce.ts';
import { announcedOf, lockOwnParcel, ownParcelsByNumbers, writeOwnParcel } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';

type Found = { row: OwnParcelRow; isNew: boolean };

/** The announcement that staff have chosen. Steps of its shopper wait. */
const chosen = async (tx: Tx, { clock }: ForwardingContext, number: string): Promise<Found> => {
  const [seen] = await ownParcelsByNumbers(tx, [number]);
  // An account that is closed meanwhile is given no parcel.
  if (seen && !(await holdIfOpen(tx, seen.userId))) throw fail('wrong_state');
  if (seen) await lockCode(tx, seen.userId, clock());
  const row = await lockOwnParcel(tx, number);
  if (!row) throw fail('not_found');
  if (row.state === 'received') throw fail('parcel_arrived');
  if (row.state === 'withdrawn') throw fail('wrong_state');
  return { row, isNew: false };
};

/** The announcement of a shopper with this number, or a new parcel of theirs. */
const ofShopper = async (
  tx: Tx,
  context: ForwardingContext,
  userId: string,
  { trackingNumber, contents, quantity }: { trackingNumber: string | null; contents: string; quantity: number },
): Promise<Found> => {
  if (!(await holdIfOpen(tx, userId))) throw fail('code_unknown');
  await lockCode(tx, userId, context.clock());
  const { same, ended } = trackingNumber === null ? {} : await announcedOf(tx, userId, trackingNumber);
  const known = same ?? ended;
  if (known) return { row: known, isNew: false };
  if (!contents) throw fail('contents_missing');
  const unsaid = { shop: '', valueFen: 0, photoNote: '', warehouseId: null };
  const found = { userId, announced: false, trackingNumber, contents, quantity, ...unsaid };
  return { row: await recordParcel(tx, context, found), isNew: true };
};

interface Kept {
  parcelId: string;
  trackingNumber: string | null;
}

/** Expects the parcel for its shopper, in place of the announced one if it is kept, and decides who claimed it. */
const expectFor = async (
  tx: Tx,
  context: ForwardingContext,
  { staffId, audit }: StaffCall,
  { row, isNew }: Found,
  { kept, by }: { kept: Kept | null; by: 'announcement' | 'code' | 'proof' },
): Promise<OwnArrivalDone> => {
  const { number: forwardingNumber, userId } = row;
  const trackingNumber = kept?.trackingNumber ?? row.trackingNumber;
  const at = context.clock();
  const [before] = kept ? await context.expected().of(tx, [forwardingNumber]) : [];
  // One announcement is for one parcel: the one that is here would be lost.
  if (before?.isHere) throw fail('parcel_arrived');
  if (kept) await context.expected().take(tx, { parcelId: kept.parcelId, forwardingNumber });
  else if (isNew) await context.expected().expect(tx, { forwardingNumber, trackingNumber, createdBy: staffId, at });
  if (trackingNumber !== null && trackingNumber !== row.trackingNumber) {
    const { same } = await announcedOf(tx, userId, trackingNumber);
    if (same && same.number !== forwardingNumber) throw fail('announced_as', { number: same.number });
    await writeOwnParcel(tx, forwardingNumber, { trackingNumber });
  }
  const [inbound] = await context.expected().of(tx, [forwardingNumber]);
  if (!inbound) throw new Error(`no parcel is expected for ${forwardingNumber}`);
  if (kept) await settleClaims(tx, context, { trackingNumber, userId, number: forwardingNumber });
  await audit(tx, {
    action: 'own_parcel.find',
    subject: { kind: 'own_parcel', ref: forwardingNumber },
    data: { parcel_id: inbound.id, by },
  });
  return { number: forwardingNumber, parcel_id: inbound.id };
};

/**
 * Says for whom a parcel is: by the code on its label, or by an announcement that fits. A parcel that was kept is expected
 * then, in place of the one that was announced, and the station receives it.
 */
export const findShopper = async (
  tx: Tx,
  context: ForwardingContext,
  call: StaffCall,
  { parcel_id: parcelId, code = '', number, tracking_number: typed, contents, quantity }: OwnArrival,
): Promise<OwnArrivalDone> => {
  const locked = parcelId === undefined ? null : await context.expected().kept(tx, parcelId);
  if (locked === undefined) throw fail('wrong_state');
  const kept = locked && parcelId !== undefined ? { parcelId, ...locked } : null;
  if (number !== undefined)
    return expectFor(tx, context, call, await chosen(tx, context, number), { kept, by: 'announcement' });
  const userId = await userOfCode(tx, code);
  if (userId === undefined) throw fail('code_unknown');
  const trackingNumber = kept?.trackingNumber ?? typed ?? null;
  const found = await ofShopper(tx, context, userId, { trackingNumber, contents, quantity });
  return expectFor(tx, context, call, found, { kept, by: 'code' });
};

/** Gives a locked kept parcel to the shopper who proved that it is theirs, with what they say is in it. */
export const giveKept = async (
  tx: Tx,
  context: ForwardingContext,
  call: StaffCall,
  { userId, kept, trackingNumber, contents }: { userId: string; kept: Kept; trackingNumber: string; contents: string },
): Promise<OwnArrivalDone> => {
  const known = { trackingNumber: kept.trackingNumber ?? trackingNumber, contents, quantity: 1 };
  return expectFor(tx, context, call, await ofShopper(tx, context, userId, known), { kept, by: 'proof' });
};
