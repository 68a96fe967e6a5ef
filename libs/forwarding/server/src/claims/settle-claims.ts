import type { Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import { tellOfClaim } from './claim-message.ts';
import { decideClaim, lockOpenClaims } from './parcel-claim.repo.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';

/** Decides a locked claim, ends its task, and tells the shopper. */
export const settle = async (
  tx: Tx,
  context: ForwardingContext,
  id: string,
  decision: Pick<ParcelClaimRow, 'note' | 'ownNumber' | 'state'>,
): Promise<void> => {
  const row = await decideClaim(tx, id, { ...decision, decidedAt: context.clock() });
  await context.tasks().close(tx, { queue: 'proof', ref: id });
  await tellOfClaim(tx, context, row);
};

/** Decides the claims of a number whose parcel a shopper gets: the shopper's own is given, those of others are refused. */
export const settleClaims = async (
  tx: Tx,
  context: ForwardingContext,
  { trackingNumber, userId, number }: { trackingNumber: string | null; userId: string; number: string },
): Promise<void> => {
  if (trackingNumber === null) return;
  for (const claim of await lockOpenClaims(tx, trackingNumber)) {
    const isOwner = claim.userId === userId;
    const decision = isOwner
      ? ({ state: 'given', ownNumber: number } as const)
      : ({ state: 'refused', ownNumber: null } as const);
    await settle(tx, context, claim.id, { ...decision, note: null });
  }
};
