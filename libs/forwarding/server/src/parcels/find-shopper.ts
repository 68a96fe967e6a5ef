import { fail, type OwnArrival, type OwnArrivalDone } from '@caravan/forwarding/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { lockCode, userOfCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { recordParcel } from './announce.ts';
import { announcedOf, lockOwnParcel, ownParcelsByNumbers, writeOwnParcel } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';

type Found = { row: OwnParcelRow; isNew: boolean };

/** The announcement that staff have chosen. Steps of its shopper wait. */
const chosen = async (tx: Tx, { clock }: ForwardingContext, number: string): Promise<Found> => {
  const [seen] = await ownParcelsByNumbers(tx, [number]);
  if (seen?.state === 'announced') await lockCode(tx, seen.userId, clock());
  const row = await lockOwnParcel(tx, number);
  if (!row) throw fail('not_found');
  if (row.state === 'received') throw fail('parcel_arrived');
  if (row.state !== 'announced') throw fail('wrong_state');
  return { row, isNew: false };
};

/** The announcement of the shopper with this code and number, or a new parcel of theirs. */
const byCode = async (
  tx: Tx,
  context: ForwardingContext,
  code: string,
  { tracking_number: typed, contents, quantity }: OwnArrival,
  keptNumber: string | null,
): Promise<Found> => {
  const userId = await userOfCode(tx, code);
  if (userId === undefined) throw fail('code_unknown');
  await lockCode(tx, userId, context.clock());
  const trackingNumber = keptNumber ?? typed ?? null;
  const { same } = trackingNumber === null ? {} : await announcedOf(tx, userId, trackingNumber);
  if (same) return { row: same, isNew: false };
  if (!contents) throw fail('contents_missing');
  const known = { userId, announced: false, trackingNumber, contents, quantity, shop: '', valueFen: 0, photoNote: '' };
  return { row: await recordParcel(tx, context, known), isNew: true };
};

/**
 * Says for whom a parcel is: by the code on its label, or by an announcement that fits. A parcel that was kept is expected
 * then, in place of the one that was announced, and the station receives it.
 */
export const findShopper = async (
  tx: Tx,
  context: ForwardingContext,
  { staffId, audit }: StaffCall,
  arrival: OwnArrival,
): Promise<OwnArrivalDone> => {
  const { parcel_id: parcelId, code, number } = arrival;
  const kept = parcelId === undefined ? null : await context.expected().kept(tx, parcelId);
  if (kept === undefined) throw fail('wrong_state');
  const { row, isNew } =
    number === undefined
      ? await byCode(tx, context, code ?? '', arrival, kept?.trackingNumber ?? null)
      : await chosen(tx, context, number);
  const forwardingNumber = row.number;
  const { trackingNumber } = row;
  const at = context.clock();
  if (parcelId !== undefined) await context.expected().take(tx, { parcelId, forwardingNumber });
  else if (isNew) await context.expected().expect(tx, { forwardingNumber, trackingNumber, createdBy: staffId, at });
  if (kept?.trackingNumber && kept.trackingNumber !== trackingNumber) {
    const { same } = await announcedOf(tx, row.userId, kept.trackingNumber);
    if (same && same.number !== forwardingNumber) throw fail('announced_as', { number: same.number });
    await writeOwnParcel(tx, forwardingNumber, { trackingNumber: kept.trackingNumber });
  }
  const [inbound] = await context.expected().of(tx, [forwardingNumber]);
  if (!inbound) throw new Error(`no parcel is expected for ${forwardingNumber}`);
  await audit(tx, {
    action: 'own_parcel.find',
    subject: { kind: 'own_parcel', ref: forwardingNumber },
    data: { parcel_id: inbound.id, by: code === undefined ? 'announcement' : 'code' },
  });
  return { number: forwardingNumber, parcel_id: inbound.id };
};
