import { z } from '@caravan/kernel/zod';
import { CarrierUnavailable, type PurchaseLook, type PurchaseOutcome, type Rate } from '../ports/carrier.ts';
import { hundredthsOf, refuseTrouble, type CarrierAnswer } from '../http/carrier-call.ts';

// Only the properties of EasyPost's objects that the adapter reads. Everything that is not needed to identify the
// purchase is optional.

const words = z.string().nullish();

const rate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string(),
  delivery_days: z.int().nullish(),
  mode: words,
});

const message = z.object({ carrier: words, message: words });

const label = z.object({ id: z.string(), label_url: words, label_pdf_url: words, label_zpl_url: words });

const shipment = z.object({
  id: z.string(),
  rates: z.array(z.unknown()).nullish(),
  messages: z.array(z.unknown()).nullish(),
  selected_rate: z.unknown(),
  postage_label: z.unknown(),
  tracking_code: words,
  refund_status: words,
  scan_form: z.unknown(),
});
export type EasypostShipment = z.infer<typeof shipment>;

const failure = z.object({ error: z.object({ code: words, message: z.unknown() }) });

const account = z.object({ id: z.string(), readable: words, type: words, description: words });

const shortened = (text: string): string => text.slice(0, 300);

/** The code and the words of a refusal. */
export const failureOf = ({ status, json }: CarrierAnswer): { code: string; text: string } => {
  const { error } = failure.safeParse(json).data ?? {};
  const text = typeof error?.message === 'string' ? error.message : '';
  return { code: (error?.code ?? `status ${status}`).slice(0, 80), text: shortened(text) };
};

export const shipmentOf = (answer: CarrierAnswer): EasypostShipment => {
  refuseTrouble(answer);
  const read = shipment.safeParse(answer.json);
  if (answer.status >= 400) throw new CarrierUnavailable('bad_answer', failureOf(answer).code);
  if (!read.success) throw new CarrierUnavailable('bad_answer', 'the shipment has another shape');
  return read.data;
};

export const ratesOf = ({ rates }: EasypostShipment): Rate[] =>
  (rates ?? []).flatMap((raw) => {
    const read = rate.safeParse(raw).data;
    const amountHundredths = read && hundredthsOf(read.rate);
    if (!read || amountHundredths === undefined) return [];
    const { id, carrier, service: product, currency, delivery_days: days, mode } = read;
    return [{ id, carrier, product, amountHundredths, currency, days: days ?? null, isTest: mode === 'test' }];
  });

export const messagesOf = ({ messages }: EasypostShipment): { carrier: string; text: string }[] =>
  (messages ?? []).flatMap((raw) => {
    const read = message.safeParse(raw).data;
    return read?.message ? [{ carrier: read.carrier ?? '', text: shortened(read.message) }] : [];
  });

const labelOf = ({ postage_label: raw }: EasypostShipment) => label.safeParse(raw).data;

/** A shipment has a label once it was bought, and never two. */
export const purchaseOf = (read: EasypostShipment): PurchaseLook => {
  if (read.postage_label == null && read.selected_rate == null) return { result: 'none' };
  const postage = labelOf(read);
  if (!postage) return { result: 'unknown' };
  return { result: 'bought', label: { purchaseId: postage.id, trackingNumber: read.tracking_code ?? null } };
};

export const addressOf = (
  read: EasypostShipment,
  { bought, wanted }: { bought: 'pdf' | 'png' | 'zpl'; wanted: 'pdf' | 'png' | 'zpl' },
): string | undefined => {
  const postage = labelOf(read);
  if (bought === wanted) return postage?.label_url ?? undefined;
  return (wanted === 'pdf' ? postage?.label_pdf_url : postage?.label_zpl_url) ?? undefined;
};

/** Refusals after which it is open whether the label was bought: it is looked for. */
const open: ReadonlySet<string> = new Set([
  'SHIPMENT.POSTAGE.EXISTS',
  'SHIPMENT.PURCHASE.IN_PROGRESS',
  'SHIPMENT.POSTAGE.TIMED_OUT',
  'SHIPMENT.POSTAGE.NO_RESPONSE',
]);

export const outcomeOf = (answer: CarrierAnswer): PurchaseOutcome => {
  // A fault at the service or behind it leaves open whether the purchase was made.
  if (answer.status >= 500 || answer.status === 408) return { result: 'unknown' };
  refuseTrouble(answer);
  if (answer.status >= 400) {
    const { code, text } = failureOf(answer);
    return open.has(code) ? { result: 'unknown' } : { result: 'refused', code, text };
  }
  const read = shipment.safeParse(answer.json).data;
  const seen = read ? purchaseOf(read) : undefined;
  return seen && seen.result !== 'none' ? seen : { result: 'unknown' };
};

export const accountsOf = (answer: CarrierAnswer) => {
  refuseTrouble(answer);
  const list = z.array(z.unknown()).safeParse(answer.json).data;
  if (answer.status >= 400 || !list) throw new CarrierUnavailable('bad_answer', failureOf(answer).code);
  return list.flatMap((raw) => {
    const read = account.safeParse(raw).data;
    if (!read) return [];
    const carrier = read.readable ?? read.type ?? '';
    return [{ id: read.id, carrier, name: read.description ?? carrier }];
  });
};
