import { z } from '@caravan/kernel/zod';
import type { TrackingStage } from '@caravan/shipping/contract';
import type { CarrierAnswer } from '../http/carrier-call.ts';
import { CarrierUnavailable, type CarrierScan } from '../ports/carrier.ts';
import { placeOf, timeOf } from '../tracking/scan-words.ts';
import { bodyOf } from './shippo-answers.ts';

const words = z.string().nullish();

const status = z.object({
  status: words,
  status_details: words,
  status_date: z.string(),
  location: z.object({ city: words, state: words, country: words }).nullish().catch(null),
});

const track = z.object({ tracking_status: z.unknown(), tracking_history: z.array(z.unknown()).nullish() });

const account = z.object({ carrier: z.string().min(1) });

/** The statuses of Shippo's client for JavaScript 2.18.0 (`TrackingStatusEnum`), as our stages. */
export const shippoStatuses = {
  UNKNOWN: null,
  PRE_TRANSIT: 'info_received',
  TRANSIT: null,
  DELIVERED: 'delivered',
  // On its way back, or back already: it is followed until nothing new comes.
  RETURNED: 'returning',
  FAILURE: 'exception',
} as const satisfies Readonly<Record<string, TrackingStage | null>>;

const stageOf = (word: string): TrackingStage | null =>
  Object.hasOwn(shippoStatuses, word) ? shippoStatuses[word as keyof typeof shippoStatuses] : null;

/** The scans of a parcel. The last one may be missing in the history. */
export const shippoScans = (answer: CarrierAnswer): CarrierScan[] => {
  const read = track.safeParse(bodyOf(answer)).data;
  if (!read) throw new CarrierUnavailable('bad_answer', 'the track has another shape');
  return [...(read.tracking_history ?? []), read.tracking_status].flatMap((raw) => {
    const one = status.safeParse(raw).data;
    const at = one && timeOf(one.status_date);
    if (!one || !at) return [];
    const word = one.status ?? '';
    return [{ at, zoned: true, stage: stageOf(word), place: placeOf(one.location), text: one.status_details || word }];
  });
};

/** The carrier as Shippo names it in addresses, such as `usps`. */
export const carrierToken = (answer: CarrierAnswer): string => {
  const read = account.safeParse(bodyOf(answer)).data;
  if (!read) throw new CarrierUnavailable('bad_answer', 'the account names no carrier');
  return read.carrier;
};
