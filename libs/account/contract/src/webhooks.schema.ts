import { webhookEvents } from '@caravan/kernel';
import { id, instant, z } from '@caravan/kernel/zod';
import { maxWebhookUrl, webhookTest } from './account-limits.ts';

/** The server also refuses private addresses, here and before each delivery. */
const url = z
  .string()
  .trim()
  .min(1)
  .max(maxWebhookUrl)
  .regex(/^https:\/\/[\x21-\x7e]+$/, 'not_url')
  .refine((value) => URL.canParse(value), 'not_url');

const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .refine((given) => new Set(given).size === given.length, 'not_allowed');

/** An address of a program, and the events of which it is told (specification 32.7). */
export const newWebhook = z.strictObject({ url, events });

/** Fields that are left out keep their values. */
export const webhookChange = z.strictObject({ url, events, on: z.boolean() }).partial();

/** An address that gets events, without its secret. */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: instant,
  /** `failing`: nothing was taken for five days. `gone`: the address answered 410. */
  off: z.enum(['shopper', 'failing', 'gone']).nullable(),
  /** The first failure of a series that lasts; null while deliveries arrive. */
  failing_since: instant.nullable(),
  /** Until when deliveries are also signed with the secret before. */
  old_secret_until: instant.nullable(),
});

/** At most five. */
export const webhooks = z.object({ items: z.array(webhook) });

/** The secret signs deliveries. The server does not show it again. */
export const madeWebhook = z.object({ ...webhook.shape, secret: z.string() });

/** One event on its way to one address (specification 32.9 to 32.11). */
export const webhookDelivery = z.object({
  id,
  type: z.enum([...webhookEvents, webhookTest]),
  /** The number of the order, package or movement, or the id of the goods or message; empty for a test. */
  number: z.string(),
  at: instant,
  result: z.enum(['waiting', 'delivered', 'given_up']),
  attempts: z.int().min(0),
  /** Of the last attempt; null before the first. */
  tried_at: instant.nullable(),
  /** The HTTP status of its answer; null if there was none. */
  status: z.int().nullable(),
  /** Why there was no answer: the address is private, it took too long, or nobody was reached. */
  failure: z.enum(['address', 'time', 'network']).nullable(),
  /** When the next attempt is due; null if there is none. */
  next_at: instant.nullable(),
});

/** Newest first. */
export const webhookDeliveries = z.object({ items: z.array(webhookDelivery) });

/** The id of an address. */
export const byWebhookId = z.object({ id });

/** The body of a delivery, after the Standard Webhooks specification. */
export const webhookPayload = z.object({
  /** The same for each attempt, as in the header `webhook-id`. */
  id,
  type: z.enum([...webhookEvents, webhookTest]),
  timestamp: instant,
  data: z.object({
    number: z.string(),
    /** The new state of the order or package, the condition of goods, the kind of the message or movement. */
    state: z.string(),
  }),
});

export type NewWebhook = z.infer<typeof newWebhook>;
export type WebhookChange = z.infer<typeof webhookChange>;
export type Webhook = z.infer<typeof webhook>;
export type Webhooks = z.infer<typeof webhooks>;
export type MadeWebhook = z.infer<typeof madeWebhook>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
export type WebhookPayload = z.infer<typeof webhookPayload>;
