import { randomBytes } from 'node:crypto';
import type { WebhookPayload } from '@caravan/account/contract';
import { Webhook } from 'standardwebhooks';

/** A new secret: 32 random bytes in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A request that is ready to send. */
export interface SignedWebhook {
  headers: Record<string, string>;
  body: Buffer;
}

/** Signs a delivery with each secret, for an attempt at this moment (Standard Webhooks 1.0). */
export const signWebhook = (payload: WebhookPayload, secrets: readonly string[], now: Date): SignedWebhook => {
  const body = Buffer.from(JSON.stringify(payload));
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Caravan-Webhooks',
      'webhook-id': payload.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(payload.id, now, body)).join(' '),
    },
    body,
  };
};
