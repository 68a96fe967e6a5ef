import { getExchangeRateContract } from '@caravan/content/contract/schema';
import { updateExchangeRatesContract } from '@caravan/content/contract/staff';
import {
  createPaymentContract,
  getPaymentContract,
  listPaymentMethodsContract,
} from '@caravan/fund-payment/contract/schema';
import type { Language } from '@caravan/kernel';
import { testClock, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { key } from './testing/trade-desk.ts';

const clock = testClock(new Date('2026-11-20T12:00:00.000Z'));
let server: TestServer;
let shopper: Caller;
beforeAll(async () => {
  server = await testServer({
    clock,
    compose: async (core) => ({ features: (await testFeatures(core)).features }),
    config: { westpayReceiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' } },
  });
  shopper = server.as({ userId: 'shopper_1' });
});
afterAll(() => server.close());

const method = async (language: Language = 'en') => {
  const query = { kind: 'recharge' as const };
  const headers = { 'client-language': language };
  const { data } = await shopper.call(listPaymentMethodsContract, { query, headers });
  const found = data.find(({ id }) => id === 'westpay') ?? expect.fail('Western Union is not listed');
  return { available: found.available, reason: found.reason };
};
const remit = () =>
  shopper.call(createPaymentContract, {
    body: { kind: 'recharge', amount_fen: 10_000, method: 'westpay' },
    headers: key(),
  });
const setByHand = (as_of: string, per_euro: Record<string, string>) =>
  server
    .as({ userId: 'fin', role: 'staff', staffRoles: ['finance'] })
    .call(updateExchangeRatesContract, { body: { as_of, per_euro } });
const offered = { available: true, reason: null };

it.each([
  ['en', /^The exchange rate of this payment method is out of date/],
  ['zh', /^该付款方式使用的汇率已过期/],
  ['de', /^Der Wechselkurs dieser Zahlungsart ist veraltet/],
] as const)(
  'the rates that ship with the product price no remittance, and the method says why (%s)',
  async (language, reason) => {
    expect(await method(language)).toEqual({ available: false, reason: expect.stringMatching(reason) as unknown });
    expect(await remit()).toMatchObject({ status: 422, reason: 'rate_too_old' });
  },
);

it('a rate by hand is not enough while the one of the yuan is old', async () => {
  await setByHand('2026-11-20', { USD: '1.1' });
  expect((await remit()).reason).toBe('rate_too_old');
  await setByHand('2026-11-20', { CNY: '7.7' });
  expect(await method()).toEqual(offered);
});

it('a rate prices remittances for five working days, then they are refused until finance sets one', async () => {
  const { data: locked } = await remit();
  expect(locked.charge).toMatchObject({ amount: '14.29', currency: 'USD', rate_as_of: '2026-11-20' });
  clock.set('2026-11-29T23:59:59.000Z');
  expect(await method()).toEqual(offered);
  expect((await remit()).status).toBe(200);

  clock.set('2026-11-30T00:00:00.000Z');
  expect((await method()).available).toBe(false);
  expect((await remit()).reason).toBe('rate_too_old');
  // An amount that was fixed before stays, and a rate that is only shown says its day and that it is old.
  const { data: read } = await shopper.call(getPaymentContract, { params: { id: locked.id } });
  expect(read.charge).toEqual(locked.charge);
  const query = { from: 'CNY', to: 'USD' };
  expect((await server.call(getExchangeRateContract, { query })).data).toMatchObject({
    as_of: '2026-11-20',
    old: true,
  });

  await setByHand('2026-11-30', { USD: '1.1', CNY: '7.7' });
  expect(await method()).toEqual(offered);
  expect((await remit()).data.charge.rate_as_of).toBe('2026-11-30');
});
