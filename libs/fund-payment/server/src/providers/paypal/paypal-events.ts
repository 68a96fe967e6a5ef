import { fail } from '@caravan/fund-payment/contract';
import { storable } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { amountPattern, minorOf } from './paypal-amount.ts';
import type { ProviderEvent } from '../../payments/payment-provider.ts';
import { captureIn, failedRefundStatuses } from './paypal-answers.ts';

const name = z.string().min(1).max(200);
const instant = z.iso.datetime({ offset: true }).transform((written) => new Date(written).toISOString());
const amount = z
  .object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(amountPattern) })
  .transform(({ currency_code: currency, value }) => ({ currency, minor: minorOf(value) }));
const reference = { custom_id: name.optional(), invoice_id: name.optional() };

const event = z.object({ id: name, event_type: name, create_time: instant, resource: z.looseObject({}) });
const order = z.object({ id: name, purchase_units: z.array(z.object(reference)).min(1) });
const capture = z.object({
  id: name,
  amount,
  ...reference,
  supplementary_data: z.object({ related_ids: z.object({ order_id: name.optional() }).optional() }).optional(),
});
const refund = z.object({
  id: name,
  amount,
  status: name.optional(),
  ...reference,
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
});
const dispute = z.object({
  dispute_id: name,
  create_time: instant,
  disputed_transactions: z.array(z.object({ seller_transaction_id: name.optional() })).min(1),
  reason: name,
  status: name,
  dispute_amount: amount,
  seller_response_due_date: instant.optional(),
  dispute_outcome: z.object({ outcome_code: name.optional() }).optional(),
});

type Event = z.infer<typeof event>;

const readAs = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const read = schema.safeParse(value);
  if (!read.success) throw Object.assign(fail('bad_request'), { cause: read.error });
  return read.data;
};

const ours = ({ custom_id, invoice_id }: { custom_id?: string | undefined; invoice_id?: string | undefined }) =>
  custom_id ?? invoice_id ?? null;

const other = ({ id, event_type }: Event): ProviderEvent => ({ id, type: 'other', name: event_type });

const approved = (told: Event): ProviderEvent => {
  const { id: providerRef, purchase_units } = readAs(order, told.resource);
  const paymentId = purchase_units.map(ours)[0];
  return paymentId ? { id: told.id, type: 'approved', paymentId, providerRef } : other(told);
};

const captured = (told: Event, type: 'succeeded' | 'failed'): ProviderEvent => {
  const { id: charge, amount: money, supplementary_data, ...rest } = readAs(capture, told.resource);
  const paymentId = ours(rest);
  if (!paymentId) return other(told);
  const about = { id: told.id, paymentId, providerRef: supplementary_data?.related_ids?.order_id ?? null };
  return type === 'failed' ? { type, ...about } : { type, ...about, ...money, charge };
};

/** The resource is the refund, which links to its capture. Of a reversal it may be the capture itself. */
const refunded = (told: Event): ProviderEvent => {
  const { id, amount: money, status = '', links, ...rest } = readAs(refund, told.resource);
  const reference = ours(rest);
  const linked = captureIn(links);
  const isCapture = linked === null && told.event_type.startsWith('PAYMENT.CAPTURE.');
  const [ref, charge] = isCapture ? [`${id}:returned`, id] : [id, linked];
  if (failedRefundStatuses.has(status) || told.event_type === 'PAYMENT.REFUND.FAILED')
    return { id: told.id, type: 'refund_failed', refundRef: ref, refundId: reference, charge };
  const about = { ref, charge, refundId: reference, paymentId: reference };
  return { id: told.id, type: 'refunded', ...about, ...money, at: told.create_time };
};

/** PayPal's words in lower case, as the other provider writes them. */
const lower = (word: string): string => word.toLowerCase();

const disputed = (told: Event): ProviderEvent => {
  const read = readAs(dispute, told.resource);
  const isOpen = read.status !== 'RESOLVED';
  return {
    id: told.id,
    type: 'dispute',
    dispute: {
      ref: read.dispute_id,
      charge: read.disputed_transactions[0]?.seller_transaction_id ?? null,
      ...read.dispute_amount,
      reason: lower(read.reason),
      status: lower(isOpen ? read.status : (read.dispute_outcome?.outcome_code ?? read.status)),
      open: isOpen,
      dueAt: read.seller_response_due_date ?? null,
      openedAt: read.create_time,
      notifiedAt: told.create_time,
    },
  };
};

/** Converts one of PayPal's events to our format. Fails with `bad_request` if it does not have PayPal's fields. */
const converted = (told: Event): ProviderEvent => {
  switch (told.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approved(told);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return captured(told, 'succeeded');
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return captured(told, 'failed');
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.FAILED':
      return refunded(told);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputed(told);
    default:
      return other(told);
  }
};

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Reads the bytes of an event, whose signature must have been checked before. */
export const payPalEvent = (bytes: Buffer): ProviderEvent => storable(converted(readAs(event, parsed(bytes))));
