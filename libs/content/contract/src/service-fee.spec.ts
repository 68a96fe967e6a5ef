import { sumFen, type Platform } from '@caravan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceFeeForm, serviceFeePlan, type ServiceFeeRule } from './service-fee.schema.ts';
import { serviceFeeLimits, serviceFeeOn, serviceFeeRateOf, serviceFeesOf } from './service-fee.ts';

const fee = (rate_bp: number, minimum_fen: number) => ({ rate_bp, minimum_fen });

test.each([
  ['nothing for free goods, whatever the minimum', fee(500, 300), 0, 0],
  ['the part of the price', fee(500, 0), 10_000, 500],
  ['rounded down to whole fen', fee(500, 0), 10_019, 500],
  ['one fen more at the next whole one', fee(500, 0), 10_020, 501],
  ['the minimum below its price', fee(500, 300), 5_999, 300],
  ['the part from its price on', fee(500, 300), 6_000, 300],
  ['and above it', fee(500, 300), 6_020, 301],
  ['a fixed amount', fee(0, 250), 1, 250],
  ['a hundredth of a per cent', fee(1, 0), 9_999, 0],
  ['a hundredth of a per cent of enough', fee(1, 0), 10_000, 1],
  ['an exact part of the largest price', fee(3_000, 0), 199_800_000_000_000, 59_940_000_000_000],
])('is %s', (_, rate, paidFen, expected) => {
  expect(serviceFeeOn(rate, paidFen)).toBe(expected);
});

const rates = fc.record({
  rate_bp: fc.integer({ min: 0, max: serviceFeeLimits.rate_bp }),
  minimum_fen: fc.integer({ min: 0, max: serviceFeeLimits.minimum_fen }),
});
const prices = fc.integer({ min: 0, max: 100_000_000_000 });

test('grows with the price, the rate and the minimum, is whole, never negative, and within a fen of its part', () => {
  fc.assert(
    fc.property(rates, prices, fc.nat(1_000_000), fc.nat(100), (rate, paidFen, more, dearer) => {
      const now = serviceFeeOn(rate, paidFen);
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(0);
      expect(serviceFeeOn(rate, paidFen + more)).toBeGreaterThanOrEqual(now);
      expect(serviceFeeOn({ ...rate, rate_bp: rate.rate_bp + dearer }, paidFen)).toBeGreaterThanOrEqual(now);
      expect(serviceFeeOn({ ...rate, minimum_fen: rate.minimum_fen + dearer }, paidFen)).toBeGreaterThanOrEqual(now);
      const exact = (paidFen * rate.rate_bp) / 10_000;
      if (paidFen > 0) expect(now).toBe(Math.max(rate.minimum_fen, Math.floor(exact)));
    }),
  );
});

const exception = (platform: Platform | null, shop_name: string | null, rate_bp: number) => ({
  platform,
  shop_name,
  rate_bp,
  minimum_fen: 0,
});
const rule: ServiceFeeRule = {
  ...fee(500, 300),
  free_orders: 2,
  exceptions: [
    exception('taobao', null, 100),
    exception(null, 'Tea House', 200),
    exception('jd', 'Tea House', 300),
    exception('weidian', null, 0),
  ],
};

test.each<[string, Platform, string | null, number]>([
  ['its platform', 'taobao', 'Cup House', 100],
  ['its platform, without a name', 'taobao', null, 100],
  ['its shop rather than its platform', 'taobao', 'Tea House', 200],
  ['its shop however its name is written', 'web', '  tea   HOUSE ', 200],
  ['its shop on its platform before all', 'jd', 'Tea House', 300],
  ['nobody in particular', 'jd', 'Cup House', 500],
  ['nobody in particular, without a name', 'web', null, 500],
])('the rate is that of %s', (_, platform, shop_name, rate_bp) => {
  expect(serviceFeeRateOf(rule, { platform, shop_name }).rate_bp).toBe(rate_bp);
});

const order = (paid_goods_fen: number, platform: Platform = 'web') => ({ platform, shop_name: null, paid_goods_fen });

test('the first orders of a checkout are free, in their sequence, and orders without a rate have no fee at all', () => {
  const orders = [order(10_000), order(10_000, 'weidian'), order(10_000), order(20_000)];
  expect(serviceFeesOf(rule, orders, 2)).toEqual([
    { ...fee(500, 300), fee_fen: 0, free: true },
    null,
    { ...fee(500, 300), fee_fen: 500, free: false },
    { ...fee(500, 300), fee_fen: 1_000, free: false },
  ]);
  expect(serviceFeesOf(undefined, orders, 2)).toEqual([null, null, null, null]);
});

test('more free orders never cost more', () => {
  fc.assert(
    fc.property(fc.array(prices, { maxLength: 10 }), fc.nat(10), (paid, free) => {
      const cost = (freeOrders: number) =>
        sumFen(
          serviceFeesOf(
            rule,
            paid.map((fen) => order(fen)),
            freeOrders,
          ).map((one) => one?.fee_fen ?? 0),
        );
      expect(cost(free + 1)).toBeLessThanOrEqual(cost(free));
    }),
  );
});

const version = { from: '2026-12-01', ...rule };
const typedVersion = (over: object = {}) => ({
  from: '2026-12-01',
  rate_bp: '2,5',
  minimum_fen: '3',
  free_orders: '1',
  exceptions: [],
  ...over,
});

test('what owners type becomes basis points and fen', () => {
  const exceptions = [{ platform: '', shop_name: ' Tea House ', rate_bp: '0.75', minimum_fen: '0' }];
  expect(serviceFeeForm.parse({ planned: [typedVersion({ exceptions })] }).planned).toEqual([
    {
      from: '2026-12-01',
      ...fee(250, 300),
      free_orders: 1,
      exceptions: [{ platform: null, shop_name: 'Tea House', ...fee(75, 0) }],
    },
  ]);
});

const firstIssue = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const [issue] = result.error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test.each([
  ['a rate that is none', { rate_bp: 'five' }, 'planned.0.rate_bp', 'fee_percent'],
  ['a rate above the most', { rate_bp: '30.01' }, 'planned.0.rate_bp', 'fee_rate'],
  ['a minimum above the most', { minimum_fen: '100.01' }, 'planned.0.minimum_fen', 'rule_amount'],
])('%s is refused by its field', (_, over, path, message) => {
  expect(firstIssue(serviceFeeForm.safeParse({ planned: [typedVersion(over)] }))).toEqual([path, message]);
});

test.each([
  ['a rate for nobody', { exceptions: [exception(null, null, 1)] }, 'planned.0.exceptions.0.shop_name', 'fee_for_whom'],
  [
    'a shop twice',
    { exceptions: [exception(null, 'Tea', 1), exception(null, ' TEA', 2)] },
    'planned.0.exceptions.1.shop_name',
    'fee_twice',
  ],
])('%s is refused by its field', (_, over, path, message) => {
  expect(firstIssue(serviceFeePlan.safeParse({ planned: [{ ...version, ...over }] }))).toEqual([path, message]);
});

test('two fees of one day, and a field that is none, are refused', () => {
  const twice = serviceFeePlan.safeParse({ planned: [version, { ...version, rate_bp: 1 }] });
  expect(firstIssue(twice)).toEqual(['planned.1.from', 'fee_day_twice']);
  expect(serviceFeePlan.safeParse({ planned: [{ ...version, until: '2027-01-01' }] }).success).toBe(false);
});
