import { fail, type OwnArrivalDone } from '@caravan/forwarding/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { lockCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { announcedOf, lockOwnParcel, ownParcelsByNumbers, writeOwnParcel } from './own-parcel.repo.ts';
import { tellOfParcel } from './parcel-message.ts';

/**
 * Keeps a parcel again that was given to the wrong shopper, before it is received. If the shopper still expects another
 * one, their announcement has its own tracking number again; otherwise the parcel is withdrawn, and they are told.
 */
export const keepAgain = async (
  tx: Tx,
  context: ForwardingContext,
  { audit }: StaffCall,
  number: string,
): Promise<OwnArrivalDone> => {
  const [seen] = await ownParcelsByNumbers(tx, [number]);
  if (!seen) throw fail('not_found');
  const { userId } = seen;
  const at = context.clock();
  await lockCode(tx, userId, at);
  await lockOwnParcel(tx, number);
  const kept = await context.expected().keepAgain(tx, number, at);
  if (kept === 'not_here') throw fail('wrong_state');
  if (kept === 'number_kept') throw fail('number_kept');
  const { parcelId, awaited } = kept;
  const trackingNumber = awaited?.trackingNumber ?? null;
  const { same } = trackingNumber === null ? {} : await announcedOf(tx, userId, trackingNumber);
  // The shopper has announced the same number anew, while this announcement had another parcel's.
  const isReplaced = same !== undefined && same.number !== number;
  if (awaited && !isReplaced) await writeOwnParcel(tx, number, { trackingNumber });
  else {
    await context.expected().withdraw(tx, number);
    const row = await writeOwnParcel(tx, number, { state: 'withdrawn', withdrawnAt: at });
    await tellOfParcel(tx, context, row, 'taken_back');
  }
  await audit(tx, {
    action: 'own_parcel.keep',
    subject: { kind: 'own_parcel', ref: number },
    data: { parcel_id: parcelId },
  });
  return { number, parcel_id: parcelId };
};
