import { z } from '@caravan/kernel/zod';
import { hundredthsOf, refuseTrouble, type CarrierAnswer } from '../http/carrier-call.ts';
import {
  CarrierUnavailable,
  type PurchaseLook,
  type PurchaseOutcome,
  type RatedShipment,
  type VoidOutcome,
} from '../ports/carrier.ts';

// Only the properties of Shippo's objects that the adapter reads. Everything that is not needed to identify the
// purchase is optional.

const words = z.string().nullish();

const message = z.object({ source: words, code: words, text: words });

const rate = z.object({
  object_id: z.string(),
  provider: z.string(),
  servicelevel: z.object({ name: words, token: words }).nullish(),
  amount: z.string(),
  currency: z.string(),
  estimated_days: z.int().nullish(),
  test: z.boolean().nullish(),
});

const shipment = z.object({
  object_id: z.string(),
  rates: z.array(z.unknown()).nullish(),
  messages: z.array(z.unknown()).nullish(),
});

const transaction = z.object({
  object_id: z.string(),
  status: z.string(),
  rate: z.union([z.string(), z.object({ object_id: z.string() }).transform((one) => one.object_id)]).nullish(),
  metadata: words,
  tracking_number: words,
  label_url: words,
  messages: z.array(z.unknown()).nullish(),
});
export type ShippoTransaction = z.infer<typeof transaction>;

const list = z.object({ results: z.array(z.unknown()) });

const account = z.object({
  object_id: z.string(),
  carrier: z.string(),
  carrier_name: z.unknown(),
  account_id: words,
  active: z.boolean().nullish(),
});

const shortened = (text: string): string => text.slice(0, 300);

const messagesOf = (raw: readonly unknown[] | null | undefined): { carrier: string; text: string }[] =>
  (raw ?? []).flatMap((one) => {
    const read = message.safeParse(one).data;
    return read?.text ? [{ carrier: read.source ?? '', text: shortened(read.text) }] : [];
  });

/** The code and the words of a refusal; refusals of fields have the fields' names as keys. */
export const failureOf = ({ status, json }: CarrierAnswer): { code: string; text: string } => ({
  code: `status ${status}`,
  text: json === undefined ? '' : shortened(JSON.stringify(json)),
});

/** The body of an answer that only says whether something is there. */
export const bodyOf = (answer: CarrierAnswer): unknown => {
  refuseTrouble(answer);
  if (answer.status >= 400) throw new CarrierUnavailable('bad_answer', failureOf(answer).code);
  return answer.json;
};

export const ratedShipmentOf = (answer: CarrierAnswer): RatedShipment => {
  const read = shipment.safeParse(bodyOf(answer)).data;
  if (!read) throw new CarrierUnavailable('bad_answer', 'the shipment has another shape');
  const rates = (read.rates ?? []).flatMap((raw) => {
    const one = rate.safeParse(raw).data;
    const amountHundredths = one && hundredthsOf(one.amount);
    if (!one || amountHundredths === undefined) return [];
    const { object_id: id, provider: carrier, servicelevel, currency, estimated_days: days, test } = one;
    const product = servicelevel?.name ?? servicelevel?.token ?? '';
    return [{ id, carrier, product, amountHundredths, currency, days: days ?? null, isTest: test === true }];
  });
  return { id: read.object_id, rates, messages: messagesOf(read.messages) };
};

export const transactionOf = (answer: CarrierAnswer): ShippoTransaction => {
  const read = transaction.safeParse(bodyOf(answer)).data;
  if (!read) throw new CarrierUnavailable('bad_answer', 'the transaction has another shape');
  return read;
};

/** States of a transaction that was paid for, also if it is paid back by now. */
const paid: ReadonlySet<string> = new Set(['SUCCESS', 'REFUNDED', 'REFUNDPENDING', 'REFUNDREJECTED']);

const purchaseOf = (read: ShippoTransaction): PurchaseOutcome => {
  if (paid.has(read.status))
    return { result: 'bought', label: { purchaseId: read.object_id, trackingNumber: read.tracking_number || null } };
  if (read.status !== 'ERROR') return { result: 'unknown' };
  const [first] = messagesOf(read.messages);
  return { result: 'refused', code: 'ERROR', text: first ? `${first.carrier} ${first.text}`.trim() : '' };
};

export const outcomeOf = (answer: CarrierAnswer): PurchaseOutcome => {
  // A fault at the service or behind it leaves open whether the purchase was made.
  if (answer.status >= 500 || answer.status === 408) return { result: 'unknown' };
  refuseTrouble(answer);
  if (answer.status >= 400) return { result: 'refused', ...failureOf(answer) };
  const read = transaction.safeParse(answer.json).data;
  return read ? purchaseOf(read) : { result: 'unknown' };
};

const order = { bought: 0, unknown: 1, refused: 2 } as const;

/** Reads a purchase from the transactions of a rate: one that was paid for counts most. */
export const lookOf = (answer: CarrierAnswer, rateId: string): PurchaseLook => {
  const { results } = list.safeParse(bodyOf(answer)).data ?? {};
  if (!results) throw new CarrierUnavailable('bad_answer', 'the list has another shape');
  const found = results.flatMap((raw) => {
    const read = transaction.safeParse(raw).data;
    return read?.rate === rateId ? [purchaseOf(read)] : [];
  });
  return found.toSorted((a, b) => order[a.result] - order[b.result])[0] ?? { result: 'none' };
};

/** Reads the outcome of a request for the money from the state of the transaction; undefined if nobody has asked. */
export const voidOf = ({ status }: Pick<ShippoTransaction, 'status'>): VoidOutcome | undefined => {
  if (status === 'REFUNDED') return { result: 'voided' };
  if (status === 'REFUNDPENDING') return { result: 'asked' };
  return status === 'REFUNDREJECTED' ? { result: 'refused', code: 'rejected', text: '' } : undefined;
};

/** Reads the answer to a request for the money; undefined if the service refused the request itself. */
export const refundOf = (answer: CarrierAnswer): VoidOutcome | undefined => {
  refuseTrouble(answer);
  if (answer.status >= 400) return undefined;
  const { status } = z.object({ status: z.string() }).safeParse(answer.json).data ?? {};
  if (status === 'SUCCESS') return { result: 'voided' };
  return status === 'ERROR' ? { result: 'refused', code: 'rejected', text: '' } : { result: 'asked' };
};

export const accountsOf = (answer: CarrierAnswer) => {
  const { results } = list.safeParse(bodyOf(answer)).data ?? {};
  if (!results) throw new CarrierUnavailable('bad_answer', 'the list has another shape');
  return results.flatMap((raw) => {
    const read = account.safeParse(raw).data;
    if (!read || read.active === false) return [];
    const carrier = typeof read.carrier_name === 'string' ? read.carrier_name : read.carrier;
    return [{ id: read.object_id, carrier, name: read.account_id ?? carrier }];
  });
};
