import type { NewPayment } from '@caravan/fund-payment/contract';
import {
  getPayablesContract,
  listPaymentMethodsContract,
  getPaymentContract,
} from '@caravan/fund-payment/contract/schema';
import { scrape } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, begun, fundServer, newKey, pay, paymentOf, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer({ config: { metricsToken: 'of-the-test' } });
});
afterAll(() => server.close());
afterAll(() => server.audit());

describe('a payment from the balance', () => {
  it('pays several orders together and is decided immediately', async () => {
    const shopper = await server.shopper(50_000);
    const refs = [await server.orders.add(shopper.userId, 12_000), await server.orders.add(shopper.userId, 8_000)];
    const payment = await begun(shopper, 'balance', refs);
    expect(payment).toMatchObject({
      status: 'succeeded',
      amount_fen: 20_000,
      refs,
      charge: { amount: '200.00', currency: 'CNY', rate: '1' },
      redirect_url: null,
    });
    expect(await balanceOf(shopper)).toBe(30_000);
    expect(await Promise.all(refs.map((ref) => server.orders.stateOf(ref)))).toEqual(['paid', 'paid']);
    expect(await paymentOf(shopper, payment.id)).toEqual(payment);
  });

  it('is counted once it is committed', async () => {
    const paid = 'caravan_payments_decided_total{method="balance",outcome="succeeded"}';
    const before = (await scrape(server.app)).get(paid) ?? NaN;
    const shopper = await server.shopper(1_000);
    const refs = [await server.orders.add(shopper.userId, 400)];
    await begun(shopper, 'balance', refs);
    expect((await scrape(server.app)).get(paid)).toBe(before + 1);
    await pay(shopper, { kind: 'order', refs, method: 'balance' });
    await pay(shopper, { kind: 'order', refs: [await server.orders.add(shopper.userId, 601)], method: 'balance' });
    expect((await scrape(server.app)).get(paid)).toBe(before + 1);
  });

  it('names the balance if it is too low, and changes nothing', async () => {
    const shopper = await server.shopper(100);
    const ref = await server.orders.add(shopper.userId, 101);
    const answer = await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' });
    expect(answer).toMatchObject({ status: 422, reason: 'insufficient_balance', failure: { balance_fen: 100 } });
    expect(await balanceOf(shopper)).toBe(100);
    expect(await server.orders.stateOf(ref)).toBe('open');
  });

  it('answers the same under the same idempotency key, and moves money once', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 400);
    const key = newKey();
    const first = await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }, key);
    const again = await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }, key);
    expect(again.data).toEqual(first.data);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await balanceOf(shopper)).toBe(600);
    expect((await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' })).reason).toBe('already_paid');
  });

  it('replays its answer even if its billing address was deleted since', async () => {
    const shopper = await server.shopper(1_000);
    const key = newKey();
    const body: NewPayment = {
      kind: 'order',
      refs: [await server.orders.add(shopper.userId, 400)],
      method: 'balance',
      bill_address_id: 'bill_2',
    };
    server.addresses.add('bill_2');
    const first = await pay(shopper, body, key);
    server.addresses.delete('bill_2');
    expect((await pay(shopper, body, key)).data).toEqual(first.data);
    expect((await pay(shopper, body)).status).toBe(404);
  });

  it.each([
    ['paid', 'already_paid'],
    ['cancelled', 'not_payable'],
  ] as const)('is refused for what is %s, together with all that was to be paid with it', async (state, reason) => {
    const shopper = await server.shopper(10_000);
    const refs = [await server.orders.add(shopper.userId, 100), await server.orders.add(shopper.userId, 200)];
    await server.orders.setState(refs[1] ?? '', state);
    expect(await pay(shopper, { kind: 'order', refs, method: 'balance' })).toMatchObject({
      status: 409,
      reason,
      failure: { ref: refs[1] },
    });
    expect(await balanceOf(shopper)).toBe(10_000);
    expect(await server.orders.stateOf(refs[0] ?? '')).toBe('open');
  });

  it('pays packages in the same way, but never together with orders', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.packages.add(shopper.userId, 300);
    const order = await server.orders.add(shopper.userId, 100);
    const wish = (refs: string[]): NewPayment => ({ kind: 'package', refs, method: 'balance' });
    expect((await pay(shopper, wish([ref, order]))).status).toBe(404);
    expect((await pay(shopper, wish([ref]))).data).toMatchObject({
      kind: 'package',
      status: 'succeeded',
      amount_fen: 300,
    });
    expect(await server.packages.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(700);
  });

  it('answers 404 to targets of other users, to unknown packages and to unknown addresses', async () => {
    const owner = await server.shopper(1_000);
    const stranger = await server.shopper(1_000);
    const ref = await server.orders.add(owner.userId, 100);
    const own = await server.orders.add(stranger.userId, 100);
    expect((await pay(stranger, { kind: 'order', refs: [own, ref], method: 'balance' })).status).toBe(404);
    expect((await pay(stranger, { kind: 'package', refs: ['PK26110000001'], method: 'balance' })).status).toBe(404);
    expect((await pay(stranger, { kind: 'order', refs: ['no-such_order'], method: 'balance' })).status).toBe(404);
    expect(
      (await pay(stranger, { kind: 'order', refs: [own], method: 'balance', bill_address_id: 'nobodys' })).status,
    ).toBe(404);
    const payment = await begun(owner, 'balance', [ref]);
    expect((await stranger.call(getPaymentContract, { params: { id: payment.id } })).status).toBe(404);
    expect(await balanceOf(stranger)).toBe(1_000);
  });

  it('cannot pay for a recharge', async () => {
    const shopper = await server.shopper(1_000);
    expect((await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'balance' })).reason).toBe(
      'recharge_by_balance',
    );
  });

  it('counts an order once if it is named twice', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 300);
    expect(await begun(shopper, 'balance', [ref, ref])).toMatchObject({ amount_fen: 300, refs: [ref] });
  });
});

describe('the payable quote', () => {
  it('shows the price, the deadline, and why a target cannot be paid', async () => {
    const shopper = await server.shopper();
    const expiresAt = new Date('2026-12-01T00:00:00.000Z');
    const refs = [
      await server.orders.add(shopper.userId, 100, { expiresAt }),
      await server.orders.add(shopper.userId, 200),
    ];
    await server.orders.setState(refs[1] ?? '', 'paid');
    const query = { kind: 'order' as const, refs };
    const { data } = await shopper.call(getPayablesContract, { query, headers: { 'client-language': 'zh' } });
    expect(data).toEqual({
      amount_fen: 100,
      items: [
        {
          ref: refs[0],
          title: `订单 ${refs[0]}`,
          amount_fen: 100,
          expires_at: expiresAt.toISOString(),
          payable: true,
          reason: null,
        },
        {
          ref: refs[1],
          title: `订单 ${refs[1]}`,
          amount_fen: 200,
          expires_at: null,
          payable: false,
          reason: '该款项已付款',
        },
      ],
    });
    expect((await (await server.shopper()).call(getPayablesContract, { query })).status).toBe(404);
  });

  it('lists every payment method, with the reason if one is not available', async () => {
    const shopper = await server.shopper(100);
    const { data } = await shopper.call(listPaymentMethodsContract, { query: { kind: 'order', amount_fen: 101 } });
    expect(data.find(({ id }) => id === 'balance')).toEqual({
      id: 'balance',
      name: 'Balance',
      available: false,
      reason: 'Your balance is too low for this payment',
    });
    expect(data.find(({ id }) => id === 'sandbox')).toEqual({
      id: 'sandbox',
      name: 'Sandbox',
      available: true,
      reason: null,
    });
    const recharge = await shopper.call(listPaymentMethodsContract, {
      query: { kind: 'recharge' },
      headers: { 'client-language': 'zh' },
    });
    expect(recharge.data.find(({ id }) => id === 'balance')).toEqual({
      id: 'balance',
      name: '余额',
      available: false,
      reason: '余额不能用于充值',
    });
  });
});
