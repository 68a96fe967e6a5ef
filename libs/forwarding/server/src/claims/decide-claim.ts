import {
  fail,
  parcelClaimDays,
  type OwnArrivalDone,
  type ParcelClaimRefusal,
  type StaffParcelClaim,
} from '@caravan/forwarding/contract';
import { day } from '@caravan/kernel';
import { defineJob, holdIfOpen, workOff, type StaffCall, type Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import { giveKept } from '../parcels/find-shopper.ts';
import { claimsFromBefore, lockClaim } from './parcel-claim.repo.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';
import { settle } from './settle-claims.ts';
import { showClaim } from './show-claims.ts';

const held = async (tx: Tx, id: string): Promise<ParcelClaimRow> => {
  const claim = await lockClaim(tx, id);
  if (!claim) throw fail('not_found');
  if (claim.state !== 'open') throw fail('claim_decided');
  return claim;
};

/**
 * Gives a kept parcel to the shopper whose proof fits; the station receives it then. The parcel is locked before its
 * claims, as everywhere.
 */
export const giveClaimed = async (
  tx: Tx,
  context: ForwardingContext,
  call: StaffCall,
  { id, parcelId }: { id: string; parcelId: string },
): Promise<OwnArrivalDone> => {
  const kept = await context.expected().kept(tx, parcelId);
  const { userId, trackingNumber, contents } = await held(tx, id);
  // An account that is closed meanwhile gets no goods.
  if (!kept || !(await holdIfOpen(tx, userId))) throw fail('wrong_state');
  const done = await giveKept(tx, context, call, { userId, kept: { parcelId, ...kept }, trackingNumber, contents });
  const claim = await lockClaim(tx, id);
  // The label has another number than the shopper wrote.
  if (claim?.state === 'open') await settle(tx, context, id, { state: 'given', ownNumber: done.number, note: null });
  const data = { parcel_id: parcelId, number: done.number };
  await call.audit(tx, { action: 'parcel_claim.give', subject: { kind: 'parcel_claim', ref: id }, data });
  return done;
};

/** Refuses a claim, with words that the shopper reads. */
export const refuseClaim = async (
  tx: Tx,
  context: ForwardingContext,
  { audit }: StaffCall,
  { id, note }: ParcelClaimRefusal & { id: string },
): Promise<StaffParcelClaim> => {
  await held(tx, id);
  await settle(tx, context, id, { state: 'refused', ownNumber: null, note });
  await audit(tx, { action: 'parcel_claim.refuse', subject: { kind: 'parcel_claim', ref: id }, note });
  return showClaim(tx, context, id);
};

/** Ends claims that nobody decided: no parcel came. */
export const endClaimsJob = defineJob()({ name: 'forwarding_claims.end', cron: '41 * * * *' });

const batchSize = 200;

export const endClaims = async (context: ForwardingContext): Promise<void> => {
  const before = new Date(context.clock().getTime() - parcelClaimDays.ends * day);
  await workOff(
    (failed) => claimsFromBefore(context.db, before, batchSize + failed.size),
    (id) =>
      context.transaction(async (tx) => {
        if ((await lockClaim(tx, id))?.state !== 'open') return false;
        await settle(tx, context, id, { state: 'refused', ownNumber: null, note: null });
        return true;
      }),
    'claims of parcels could not be ended',
  );
};
