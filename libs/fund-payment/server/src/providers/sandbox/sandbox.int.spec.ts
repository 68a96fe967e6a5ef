import { receiveWebhookContract } from '@caravan/fund-payment/contract/schema';
import { day } from '@caravan/kernel';
import { testServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, begun, fundServer, pay, paymentOf, type FundServer } from '../../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());

const choose = (path: string, outcome: string) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

describe('the sandbox gateway', () => {
  it('pays an order after the shopper has confirmed on its page', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 26_400);
    const payment = await begun(shopper, 'sandbox', [ref]);
    expect(payment).toMatchObject({ status: 'pending', redirect_url: `/sandbox/pay/${payment.id}`, decided_at: null });

    const page = await server.app.inject({ url: payment.redirect_url ?? '', headers: { cookie: 'lang=zh' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('这是沙盒环境，不会产生真实扣款');
    expect(page.body).toContain('¥264.00');
    expect(page.body).toContain(ref);
    expect(page.body).not.toMatch(/<script|<style|style=/);
    expect((await server.app.inject({ url: payment.redirect_url ?? '' })).body).toContain('This is a sandbox.');
    expect((await server.app.inject({ url: '/sandbox/sandbox.css' })).headers['content-type']).toContain('text/css');

    const answer = await choose(`/v1/sandbox/pay/${payment.id}`, 'succeeded');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/payment/payResult?payment_id=${payment.id}`);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({
      status: 'succeeded',
      redirect_url: null,
      returned_fen: 0,
    });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(0);
    expect((await server.app.inject({ url: payment.redirect_url ?? '' })).body).toContain(
      'This payment has been decided already',
    );
  });

  it('recharges the balance, once', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 50_000, method: 'sandbox' });
    await choose(payment.redirect_url ?? '', 'succeeded');
    await choose(payment.redirect_url ?? '', 'succeeded');
    await choose(payment.redirect_url ?? '', 'failed');
    expect(await balanceOf(shopper)).toBe(50_000);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ kind: 'recharge', refs: [], status: 'succeeded' });
  });

  it('lets a payment fail, with a text for the shopper', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const order = await begun(shopper, 'sandbox', [ref]);
    await choose(order.redirect_url ?? '', 'failed');
    expect(await paymentOf(shopper, order.id)).toMatchObject({ status: 'failed', failure: 'Payment failed' });
    const { data: recharge } = await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'sandbox' });
    await choose(recharge.redirect_url ?? '', 'failed');
    expect(await paymentOf(shopper, recharge.id)).toMatchObject({ status: 'failed', failure: 'Recharge failed' });
    expect(await server.orders.stateOf(ref)).toBe('open');
  });

  it('adds a late success to the balance, with a message', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 700);
    const payment = await begun(shopper, 'sandbox', [ref]);
    await server.orders.setState(ref, 'cancelled');
    await choose(payment.redirect_url ?? '', 'succeeded');
    expect(await paymentOf(shopper, payment.id)).toMatchObject({
      status: 'failed',
      returned_fen: 700,
      failure: 'This can no longer be paid',
    });
    expect(await balanceOf(shopper)).toBe(700);
    expect(await server.messages(shopper.userId)).toMatchObject([
      { kind: 'payment_late', title: { en: '¥7.00 was added to your balance', zh: '¥7.00 已计入您的余额' } },
    ]);
  });

  it('pays the targets that can still be paid, and returns the rest', async () => {
    const shopper = await server.shopper();
    const refs = [
      await server.orders.add(shopper.userId, 700),
      await server.orders.add(shopper.userId, 200),
      await server.orders.add(shopper.userId, 50),
    ];
    const payment = await begun(shopper, 'sandbox', refs);
    await server.orders.setState(refs[1] ?? '', 'paid');
    await server.orders.setAmount(refs[2] ?? '', 60);
    await choose(payment.redirect_url ?? '', 'succeeded');
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 250 });
    expect(await Promise.all(refs.map((ref) => server.orders.stateOf(ref)))).toEqual(['paid', 'paid', 'open']);
    expect(await balanceOf(shopper)).toBe(250);
  });

  it('credits a success after a failure once', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 300);
    const payment = await begun(shopper, 'sandbox', [ref]);
    await choose(payment.redirect_url ?? '', 'failed');
    await choose(payment.redirect_url ?? '', 'succeeded');
    await choose(payment.redirect_url ?? '', 'succeeded');
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed', returned_fen: 300 });
    expect(await balanceOf(shopper)).toBe(300);
    expect(await server.orders.stateOf(ref)).toBe('open');
  });

  it('expires with its first target, otherwise after a day', async () => {
    const shopper = await server.shopper();
    const soon = new Date(server.clock.now().getTime() + 5_000);
    const refs = [
      await server.orders.add(shopper.userId, 1, { expiresAt: soon }),
      await server.orders.add(shopper.userId, 1),
    ];
    expect(await begun(shopper, 'sandbox', refs)).toMatchObject({ expires_at: soon.toISOString() });
    const later = new Date(server.clock.now().getTime() + day).toISOString();
    expect(await begun(shopper, 'sandbox', refs.slice(1))).toMatchObject({ expires_at: later });
  });

  it('has a page only for its own payments, and accepts only its two outcomes', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 300);
    const sandboxed = await begun(shopper, 'sandbox', [ref]);
    expect((await choose(sandboxed.redirect_url ?? '', 'free')).statusCode).toBe(422);
    const other = await begun(shopper, 'balance', [ref]);
    for (const id of [other.id, 'unknown', '%2e%2e', 'a%00b'])
      expect((await server.app.inject(`/sandbox/pay/${id}`)).statusCode).toBe(404);
  });
});

it('does not exist in production', async () => {
  const production = await fundServer({ config: { production: true } });
  const shopper = await production.shopper();
  expect((await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'sandbox' })).reason).toBe(
    'method_unavailable',
  );
  expect((await production.app.inject('/sandbox/pay/x')).statusCode).toBe(404);
  expect((await production.call(receiveWebhookContract, { params: { provider: 'sandbox' } })).reason).toBe(
    'bad_signature',
  );
  await production.close();
});

it('does not exist on a server without payment', async () => {
  const bare = await testServer({ compose: () => ({ features: [] }) });
  expect((await bare.app.inject('/sandbox/pay/x')).statusCode).toBe(404);
  await bare.close();
});
