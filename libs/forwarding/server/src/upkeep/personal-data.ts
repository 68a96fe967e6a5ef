import type { PersonalData } from '@caravan/server-core';
import { deleteCode, findCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { eraseOwnParcels, lockAnnouncedOf, ownParcelsOfUser } from '../parcels/own-parcel.repo.ts';
import { presentOwn } from '../parcels/show-parcels.ts';

/**
 * The code of a shopper and the parcels. What was in them is a record of trade and is kept; the code is deleted, so that
 * later parcels with it are nobody's.
 */
export const forwardingPersonalData = (context: ForwardingContext): PersonalData => ({
  section: 'forwarding',
  async collect(userId) {
    const rows = await ownParcelsOfUser(context.db, userId);
    const parcels = await presentOwn(context.db, context, rows);
    return { code: (await findCode(context.db, userId)) ?? null, parcels };
  },
  // A parcel that is kept for the shopper has not been received: its goods are here without being on the shelf.
  async obstacles(tx, userId) {
    const announced = await lockAnnouncedOf(tx, userId);
    const numbers = announced.map(({ number }) => number);
    return (await context.expected().of(tx, numbers)).some(({ isHere }) => isHere) ? ['goods_in_store'] : [];
  },
  async erase(tx, userId) {
    for (const number of await eraseOwnParcels(tx, userId, context.clock()))
      await context.expected().withdraw(tx, number);
    await deleteCode(tx, userId);
  },
});
