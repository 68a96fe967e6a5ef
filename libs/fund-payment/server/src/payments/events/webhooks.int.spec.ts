import { minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { soakSeed } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPaymentsJob } from '../sweep-payments.ts';
import { balanceOf, begun, fundServer, pay, paymentOf, type FundServer } from '../../testing/fund-server.ts';
import { moneyTables, sandboxEventOf, sendEvent, type SentEvent } from '../../testing/sandbox-events.ts';
import { randomFrom, shuffled } from '../../testing/soak.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer({
    config: { databasePool: 32, stripe: { secretKey: undefined, webhookSecret: undefined, apiBase: undefined } },
  });
});
afterAll(() => server.close());
afterAll(() => server.audit());

const everything = async (): Promise<unknown> => {
  const tables = moneyTables.map(
    async (table) => (await server.core.db.execute(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`)).rows,
  );
  return Promise.all(tables);
};

const outcomeOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await server.core.db.execute<{ outcome: string }>(
    sql`SELECT outcome FROM payment_event WHERE event_id = ${id}`,
  );
  return rows[0]?.outcome;
};

describe('an event that its provider did not sign', () => {
  const forgeries: [string, (rightly: { bytes: Buffer; at: Date }) => Promise<SentEvent> | SentEvent][] = [
    ['by another key', ({ bytes }) => ({ bytes, secret: Buffer.from('guess') })],
    ['by an empty key', ({ bytes }) => ({ bytes, secret: Buffer.alloc(0) })],
    ['not at all', ({ bytes }) => ({ bytes, signature: '' })],
    ['with rubbish', ({ bytes }) => ({ bytes, signature: 't=1,v1=zz' })],
    ['six minutes ago', ({ bytes, at }) => ({ bytes, signedAt: new Date(at.getTime() - 6 * minute) })],
    ['six minutes from now', ({ bytes, at }) => ({ bytes, signedAt: new Date(at.getTime() + 6 * minute) })],
    ['for a provider without a secret', ({ bytes }) => ({ bytes, provider: 'stripe' })],
    ['for a provider that is not configured', ({ bytes }) => ({ bytes, provider: 'paypal' })],
    ['for a method that has no events', ({ bytes }) => ({ bytes, provider: 'westpay' })],
    ['with no bytes', () => ({ bytes: Buffer.alloc(0), signature: 't=1,v1=00' })],
  ];

  it.each(forgeries)('changes nothing and is refused: signed %s', async (_, forge) => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const before = await everything();
    const bytes = Buffer.from(JSON.stringify(sandboxEventOf(payment)));
    const response = await sendEvent(server, await forge({ bytes, at: server.clock.now() }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 400, data: { reason: 'bad_signature' } });
    expect(await everything()).toEqual(before);
  });

  it('is refused if a single byte was changed after signing', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const signed = await sendEvent(server, { event: sandboxEventOf(payment, { type: 'payment.failed' }) });
    expect(signed.statusCode).toBe(200);
    const bytes = Buffer.from(JSON.stringify(sandboxEventOf(payment)));
    const header = String((signed.raw.req.headers as Record<string, unknown>)['sandbox-signature']);
    expect((await sendEvent(server, { bytes, signature: header })).statusCode).toBe(400);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('is not found for an unknown provider', async () => {
    expect((await sendEvent(server, { event: {}, provider: 'alipay' })).statusCode).toBe(404);
    expect((await sendEvent(server, { event: {}, provider: 'ALIPAY' })).statusCode).toBe(404);
  });
});

describe('a signed event', () => {
  it.each([
    ['another amount', { amount: 999 }],
    ['another currency', { currency: 'USD' }],
    ['unknown payment', { payment_id: 'nobodys' }],
  ])('that names %s moves nothing, is stored for the operator, and is not sent again', async (objection, over) => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const event = sandboxEventOf(payment, { id: `odd_${objection}`, ...over });
    expect((await sendEvent(server, { event })).statusCode).toBe(200);
    expect(await outcomeOf(event.id)).toBe(`refused: ${objection}`);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('of a payment by another provider moves nothing', async () => {
    const shopper = await server.shopper(100);
    const { data: remitted } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'westpay' });
    const paid = await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 100)]);
    for (const payment of [remitted, paid]) {
      const event = sandboxEventOf(payment);
      expect((await sendEvent(server, { event })).statusCode).toBe(200);
      expect(await outcomeOf(event.id)).toBe('refused: payment of another provider');
    }
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('in an invalid format is refused', async () => {
    for (const bytes of [Buffer.from('no json'), Buffer.from('{"id":"x"}'), Buffer.from([0xff, 0xfe])]) {
      expect((await sendEvent(server, { bytes })).statusCode).toBe(400);
    }
  });

  it('is applied by the sweep if a crash came between storing and applying it', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const event = {
      id: 'kept',
      type: 'succeeded',
      paymentId: payment.id,
      minor: 1_000,
      currency: 'CNY',
      providerRef: null,
      charge: null,
    };
    await server.core.db.execute(
      sql`INSERT INTO payment_event (provider, event_id, event, received_at) VALUES ('sandbox', 'kept', ${JSON.stringify(event)}, ${server.clock.now().toISOString()})`,
    );
    await server.runJob(sweepPaymentsJob, null);
    expect(await balanceOf(shopper)).toBe(0);
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    await server.runJob(sweepPaymentsJob, null);
    expect(await balanceOf(shopper)).toBe(1_000);
  });
});

describe('repeated events in any order, all at once', () => {
  it.each([
    ['payment.succeeded', 'payment.failed'],
    ['payment.succeeded', 'payment.succeeded'],
  ] as const)('credit once: %s and %s, 100 times', async (first, second) => {
    const shopper = await server.shopper();
    const random = randomFrom(soakSeed);
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const events = Array.from({ length: 100 }, (_, index) =>
      sandboxEventOf(payment, index % 2 ? { type: first } : { type: second, id: `second_${second}_${payment.id}` }),
    );
    const responses = await Promise.all(shuffled(events, random).map((event) => sendEvent(server, { event })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    expect(await balanceOf(shopper)).toBe(1_000);
    const { status, returned_fen } = await paymentOf(shopper, payment.id);
    expect([`succeeded 0`, `failed 1000`]).toContain(`${status} ${returned_fen}`);
  });

  it('credit nothing if all are forged, stale or wrong', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 1_000, method: 'sandbox' });
    const stale = new Date(server.clock.now().getTime() - 10 * minute);
    const sent = Array.from({ length: 99 }, (_, index): SentEvent => {
      const event = sandboxEventOf(payment);
      if (index % 3 === 0) return { event, secret: Buffer.from(`guess ${index}`) };
      return index % 3 === 1
        ? { event, signedAt: stale }
        : { event: { ...event, id: `wrong_${index}`, amount: 1_001 } };
    });
    const responses = await Promise.all(sent.map((one) => sendEvent(server, one)));
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(66);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });
});
