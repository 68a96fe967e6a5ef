import type { Language } from '@caravan/kernel';
import { id, instant, z } from '@caravan/kernel/zod';
import { maxPushEndpoint } from './account-limits.ts';

/** An address of the browser's push service. The server also refuses private addresses. */
const endpoint = z
  .string()
  .max(maxPushEndpoint)
  .regex(/^https:\/\/[\x21-\x7e]+$/, 'not_url')
  .refine((value) => URL.canParse(value), 'not_url');

/** The fields of `PushSubscription.toJSON()` in a browser; keys are base64url. */
export const newPushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** The browser's public key: an uncompressed point of P-256. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** 16 random bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export const pushSubscription = z.object({ id, endpoint: z.string(), created_at: instant });

export const pushSubscriptions = z.object({
  /** The server's VAPID key, for `applicationServerKey` of a new subscription. */
  public_key: z.string(),
  /** Newest first. */
  items: z.array(pushSubscription),
});

export type NewPushSubscription = z.infer<typeof newPushSubscription>;
export type PushSubscriptionEntry = z.infer<typeof pushSubscription>;
export type PushSubscriptions = z.infer<typeof pushSubscriptions>;

/** JSON that the server encrypts for a browser. The service worker shows it. */
export interface PushNotification {
  /** The id of the message. A notification that arrives twice replaces itself. */
  id: string;
  language: Language;
  title: string;
  /** The beginning of the message. */
  body: string;
  /** The page of this site that the notification opens. */
  path: string;
}
