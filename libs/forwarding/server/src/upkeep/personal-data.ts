import type { PersonalData } from '@caravan/server-core';
import { deleteCode, findCode } from '../address/forwarding-address.repo.ts';
import { claimsOfUser, deleteClaims } from '../claims/parcel-claim.repo.ts';
import { forgetProofsJob } from '../claims/proof-picture.ts';
import { presentClaims } from '../claims/show-claims.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { eraseOwnParcels, lockAwaitedOf, ownParcelsOfUser } from '../parcels/own-parcel.repo.ts';
import { presentOwn } from '../parcels/show-parcels.ts';

/**
 * The code of a shopper the parcels, and the claims with their proofs. What was in parcels is a record of trade and is kept; the
 * code is deleted, so that later parcels with it are nobody's, and so are the claims.
 */
export const forwardingPersonalData = (context: ForwardingContext): PersonalData => ({
  section: 'forwarding',
  async collect(userId) {
    const rows = await ownParcelsOfUser(context.db, userId);
    const parcels = await presentOwn(context.db, context, rows);
    const claims = await presentClaims(context.db, context, await claimsOfUser(context.db, userId));
    return { code: (await findCode(context.db, userId)) ?? null, parcels, claims };
  },
  // A parcel that is kept for the shopper has not been received: its goods are here without being on the shelf.
  async obstacles(tx, userId) {
    const awaited = await lockAwaitedOf(tx, userId);
    const numbers = awaited.map(({ number }) => number);
    return (await context.expected().of(tx, numbers)).some(({ isHere }) => isHere) ? ['goods_in_store'] : [];
  },
  async erase(tx, userId) {
    for (const number of await eraseOwnParcels(tx, userId, context.clock()))
      await context.expected().withdraw(tx, number);
    const { claimIds, pictureIds } = await deleteClaims(tx, userId);
    await context.tasks().forget(tx, 'proof', claimIds);
    if (pictureIds.length) await context.jobs.send(tx, forgetProofsJob, { pictureIds });
    await deleteCode(tx, userId);
  },
});
