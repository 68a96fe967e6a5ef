import { fail, type OwnArrivalDone } from '@caravan/forwarding/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { lockCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { announcedOf, lockOwnParcel, ownParcelsByNumbers, writeOwnParcel } from './own-parcel.repo.ts';
import { tellOfParcel } from './parcel-message.ts';

/** Takes what was received off the shelf again, as far as all of it is there. */
const takeBack = async (
  tx: Tx,
  { goods }: ForwardingContext,
  { number, staffId, at }: { number: string; staffId: string; at: Date },
): Promise<void> => {
  const elsewhere = await goods().takeBack(tx, { parcelNumber: number, staffId, at });
  if (elsewhere !== null) throw fail('goods_not_on_shelf', { number: elsewhere });
};

/**
 * Keeps a parcel again that was given to the wrong shopper. If it was received, its goods are taken off their shelf. If
 * the shopper still expects another one, their announcement has its own tracking number again; otherwise the parcel is
 * withdrawn. They are told of what they have seen: a parcel that is gone, or goods that are.
 */
export const keepAgain = async (
  tx: Tx,
  context: ForwardingContext,
  { staffId, audit }: StaffCall,
  number: string,
): Promise<OwnArrivalDone> => {
  const [seen] = await ownParcelsByNumbers(tx, [number]);
  if (!seen) throw fail('not_found');
  const { userId } = seen;
  const at = context.clock();
  await lockCode(tx, userId, at);
  const isReceived = (await lockOwnParcel(tx, number))?.state === 'received';
  if (isReceived) await takeBack(tx, context, { number, staffId, at });
  const kept = await context.expected().keepAgain(tx, number, at);
  if (kept === 'not_here') throw fail('wrong_state');
  if (kept === 'number_kept') throw fail('number_kept');
  const { parcelId, awaited } = kept;
  const trackingNumber = awaited?.trackingNumber ?? null;
  const { same } = trackingNumber === null ? {} : await announcedOf(tx, userId, trackingNumber);
  // The shopper has announced the same number anew, while this announcement had another parcel's.
  const isReplaced = same !== undefined && same.number !== number;
  const unreceived = { receivedAt: null, question: null };
  if (awaited && !isReplaced) {
    const again = { state: 'announced', remindedAt: null, ...unreceived } as const;
    const row = await writeOwnParcel(tx, number, { trackingNumber, ...(isReceived && again) });
    if (isReceived) await tellOfParcel(tx, context, row, 'mixed_up');
  } else {
    await context.expected().withdraw(tx, number);
    const row = await writeOwnParcel(tx, number, { state: 'withdrawn', withdrawnAt: at, ...unreceived });
    await tellOfParcel(tx, context, row, 'taken_back');
  }
  await audit(tx, {
    action: 'own_parcel.keep',
    subject: { kind: 'own_parcel', ref: number },
    data: { parcel_id: parcelId },
  });
  return { number, parcel_id: parcelId };
};
