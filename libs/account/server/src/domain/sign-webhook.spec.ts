import { createHmac } from 'node:crypto';
import { webhookPayload } from '@caravan/account/contract/schema';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signWebhook } from './sign-webhook.ts';

const now = new Date('2026-11-26T08:00:00.900Z');
const payload = webhookPayload.parse({
  id: 'HwQz3Yl5q0uJm9cKx2sVbA',
  type: 'order.changed',
  timestamp: '2026-11-26T07:59:00.000Z',
  data: { number: 'CV2611268213K', state: 'in_stock' },
});
/** The signature as the specification words it, without the package. */
const expected = (secret: string, { headers, body }: ReturnType<typeof signWebhook>): string => {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body.toString()}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

test('the package signs the published example of Standard Webhooks', () => {
  const at = new Date(1_614_265_330_000);
  expect(
    new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw').sign(
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at,
      '{"test": 2432232314}',
    ),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret has 32 random bytes in the form of the specification', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  expect(newWebhookSecret()).not.toBe(secret);
});

test('the signature is the HMAC of id, timestamp and body', () => {
  const secret = newWebhookSecret();
  const signed = signWebhook(payload, [secret], now);
  expect(signed.headers).toMatchObject({
    'webhook-id': payload.id,
    'webhook-timestamp': '1795680000',
    'webhook-signature': expected(secret, signed),
  });
  expect(JSON.parse(signed.body.toString())).toEqual(payload);
});

test('while a secret is replaced, receivers with either accept', () => {
  const fresh = newWebhookSecret();
  const old = newWebhookSecret();
  const foreign = newWebhookSecret();
  const { headers, body } = signWebhook(payload, [fresh, old], new Date());
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toEqual(payload);
  expect(() => new Webhook(foreign).verify(body, headers)).toThrow(/signature/i);
});

test('another body, id or time is not accepted', () => {
  const secret = newWebhookSecret();
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 200 }), (word, seconds) => {
      const { headers, body } = signWebhook(payload, [secret], new Date());
      const receiver = new Webhook(secret);
      const later = String(Number(headers['webhook-timestamp']) + seconds);
      expect(() => receiver.verify(Buffer.concat([body, Buffer.from(word)]), headers)).toThrow(/signature/i);
      expect(() => receiver.verify(body, { ...headers, 'webhook-id': `${payload.id}${word}` })).toThrow();
      expect(() => receiver.verify(body, { ...headers, 'webhook-timestamp': later })).toThrow(/signature/i);
    }),
    { numRuns: 50 },
  );
});
