import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@caravan/kernel/zod';
import { refuseTrouble, type CarrierAnswer } from '../http/carrier-call.ts';
import { CarrierUnavailable, type CarrierScan, type PushedScans, type TrackedLabel } from '../ports/carrier.ts';
import { placeOf, timeOf } from '../tracking/scan-words.ts';
import { failureOf } from './easypost-answers.ts';
import { easypostStage } from './easypost-statuses.ts';

const words = z.string().nullish();

const location = z.object({ city: words, state: words, country: words }).nullish().catch(null);

const detail = z.object({
  datetime: z.string(),
  message: words,
  description: words,
  status: words,
  status_detail: words,
  tracking_location: location,
});

const tracker = z.object({
  tracking_code: z.string().min(1).max(100),
  shipment_id: words,
  is_return: z.boolean().nullish(),
  tracking_details: z.array(z.unknown()).nullish(),
});
type EasypostTracker = z.infer<typeof tracker>;

const list = z.object({ trackers: z.array(z.unknown()) });
const event = z.object({ description: z.string(), result: z.unknown() });

const scansOf = ({ tracking_details: details, is_return: isReturn }: EasypostTracker): CarrierScan[] =>
  (details ?? []).flatMap((raw) => {
    const read = detail.safeParse(raw).data;
    const at = read && timeOf(read.datetime);
    if (!read || !at) return [];
    const { status, status_detail: more, message, description, tracking_location: where } = read;
    return [
      {
        at,
        // Without a place EasyPost writes the time of day there as if it were UTC.
        zoned: !read.datetime.endsWith('Z') || Boolean(where?.city),
        stage: easypostStage(status ?? '', more ?? '', isReturn === true),
        place: placeOf(where),
        text: message || description || status || '',
      },
    ];
  });

/** The scans of a label's parcel: of several trackers with its number, the one of its shipment. */
export const easypostScans = (answer: CarrierAnswer, label: TrackedLabel): CarrierScan[] => {
  refuseTrouble(answer);
  const { trackers } = list.safeParse(answer.json).data ?? {};
  if (answer.status >= 400 || !trackers) throw new CarrierUnavailable('bad_answer', failureOf(answer).code);
  const read = trackers.flatMap((raw) => tracker.safeParse(raw).data ?? []);
  const own = read.find(({ shipment_id: shipment }) => shipment === label.shipmentId);
  const found = own ?? read.find(({ tracking_code: code }) => code === label.trackingNumber);
  return found ? scansOf(found) : [];
};

const pushes: ReadonlySet<string> = new Set(['tracker.created', 'tracker.updated']);

const read = (bytes: Buffer): PushedScans | null => {
  try {
    const pushed = event.parse(JSON.parse(bytes.toString('utf8')));
    if (!pushes.has(pushed.description)) return null;
    const found = tracker.parse(pushed.result);
    return { trackingNumber: found.tracking_code, scans: scansOf(found) };
  } catch {
    return null;
  }
};

/** EasyPost signs the bytes by the secret of the webhook, as `validateWebhook` of its client checks it. */
export const easypostPush = (secret: string) => {
  const key = Buffer.from(secret.normalize('NFKD'), 'utf8');
  return (
    bytes: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): PushedScans | null | undefined => {
    const expected = Buffer.from(`hmac-sha256-hex=${createHmac('sha256', key).update(bytes).digest('hex')}`);
    const given = Buffer.from(String(headers['x-hmac-signature'] ?? ''));
    return given.length === expected.length && timingSafeEqual(given, expected) ? read(bytes) : undefined;
  };
};
