import type { LandedCost } from '@caravan/logistics/contract';
import type { LandedCosts } from '@caravan/logistics/port';
import { fakeLandedCosts } from '@caravan/logistics/port/testing';
import type { DeliveredPriceRequest } from '@caravan/shipping/contract';
import { estimateShippingContract, getDeliveredPriceContract } from '@caravan/shipping/contract/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAccuracy } from '../accuracy/quote-accuracy.repo.ts';
import { shippingServer, type ShippingServer } from '../testing/shipping-server.ts';
import { countUsualWeightsJob } from './usual-weights.ts';

/** A fifth of goods and shipping; nothing is known of the United States. */
const landedCosts: LandedCosts = {
  async forCountry(country) {
    const nothing = await fakeLandedCosts.forCountry(country);
    return (parcel): LandedCost => {
      const fen = country === 'US' ? null : Math.floor((parcel.valueFen + parcel.shippingFen) / 5);
      return { ...nothing(parcel), total_low_fen: fen, total_high_fen: fen };
    };
  },
};

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer(landedCosts);
});
afterAll(() => server.close());

const shirt = { name: 'Cotton T-shirt', quantity: 2, weight_g: 200 };
const pair = { name: 'Running shoes', quantity: 1, weight_g: null };
const ask = (over: Partial<DeliveredPriceRequest> = {}) =>
  server.call(getDeliveredPriceContract, {
    body: { country: 'DE', order_fen: 10_000, value_fen: 9_000, kinds: 1, goods: [shirt], ...over },
  });

test('a stated weight gives one price: order, the cheapest freight, duty and tax', async () => {
  const { lines } = (await server.call(estimateShippingContract, { body: { country: 'DE', weight_g: 400 } })).data;
  const cheapest = lines.find(({ available }) => available);
  const fee = cheapest?.fee_fen ?? 0;
  const duty = Math.floor((9_000 + fee) / 5);
  expect((await ask()).data).toEqual({
    country: 'DE',
    order_fen: 10_000,
    weight: { low_g: 400, high_g: 400 },
    unweighed: [],
    restrictions: [],
    freight: {
      low_fen: fee,
      high_fen: fee,
      method_id: cheapest?.id,
      name: cheapest?.name,
      eta_min_days: cheapest?.eta_min_days,
      eta_max_days: cheapest?.eta_max_days,
      accuracy: null,
    },
    refusal: null,
    duty: { low_fen: duty, high_fen: duty },
    total: { low_fen: 10_000 + fee + duty, high_fen: 10_000 + fee + duty },
  });
});

test('the record of the method to the country is in the range', async () => {
  const { freight } = (await ask()).data;
  const nothing = {
    dayParcels: null,
    daysSince: null,
    promisedMinDays: null,
    promisedMaxDays: null,
    medianSeconds: null,
    p90Seconds: null,
    inTime: null,
  };
  const row = { methodId: freight?.method_id ?? '', feesSince: server.clock.now(), medianPercent: -2, dearer: 9 };
  const rows = [
    { ...row, ...nothing, country: 'DE', feeParcels: 40, p90Percent: 10 },
    { ...row, ...nothing, country: 'FR', feeParcels: 40, p90Percent: 90 },
  ];
  await server.core.transaction((tx) => writeAccuracy(tx, rows));
  const { freight: found } = (await ask()).data;
  expect(found).toMatchObject({
    low_fen: Math.round((freight?.low_fen ?? 0) * 0.98),
    high_fen: Math.round((freight?.high_fen ?? 0) * 1.1),
    accuracy: { parcels: 40, median_percent: -2, p90_percent: 10 },
  });
  await server.core.transaction((tx) => writeAccuracy(tx, []));
});

test('an unknown weight is no price, and the usual one is offered from 20 weighed goods on', async () => {
  const weigh = (...grams: number[]) => server.weighed.push(...grams.map((pieceG) => ({ name: '复古跑步鞋', pieceG })));
  weigh(...Array.from({ length: 19 }, (_, index) => 800 + index * 10));
  await server.runJob(countUsualWeightsJob, null);
  const unknown = {
    weight: null,
    freight: null,
    duty: null,
    refusal: null,
    total: { low_fen: 10_000, high_fen: 10_000 },
  };
  expect((await ask({ goods: [shirt, pair] })).data).toMatchObject({
    ...unknown,
    unweighed: [{ kind: 'shoes', pieces: 1, usual: null }],
  });
  expect((await ask({ goods: [pair], usual: true })).data).toMatchObject(unknown);

  weigh(990);
  await server.runJob(countUsualWeightsJob, null);
  const shoes = { kind: 'shoes', goods: 20, low_g: 820, median_g: 900, high_g: 980 };
  expect((await ask({ goods: [shirt, pair] })).data).toMatchObject({ ...unknown, unweighed: [{ usual: shoes }] });
  const { data } = await ask({ goods: [shirt, pair], usual: true });
  expect(data).toMatchObject({ weight: { low_g: 1_220, high_g: 1_380 }, unweighed: [{ kind: 'shoes', usual: shoes }] });
  expect(data.freight?.low_fen).toBeLessThanOrEqual(data.freight?.high_fen ?? 0);
  expect((await ask({ goods: [shirt, pair], own_weight_g: 600 })).data.weight).toEqual({ low_g: 1_000, high_g: 1_000 });
});

test('what is unknown of customs counts nothing, and is null', async () => {
  const { data } = await ask({ country: 'US' });
  expect(data.duty).toBeNull();
  expect(data.total.low_fen).toBe(10_000 + (data.freight?.low_fen ?? 0));
});

test('the service fee of the day is added to goods that are not in an order yet, by their shop', async () => {
  const buying_from = { platform: 'taobao' as const, shop_name: '' };
  const plain = (await ask({ buying_from })).data;
  expect(plain).toEqual((await ask()).data);
  const exception = { platform: 'jd' as const, shop_name: null, rate_bp: 0, minimum_fen: 0 };
  server.fees.push({ rate_bp: 550, minimum_fen: 300, free_orders: 1, exceptions: [exception] });
  // 5.5 % of ¥90.00.
  const service_fee = { rate_bp: 550, minimum_fen: 300, free_orders: 1, fee_fen: 495 };
  const { low_fen, high_fen } = plain.total;
  const total = { low_fen: low_fen + 495, high_fen: high_fen + 495 };
  expect((await ask({ buying_from })).data).toEqual({ ...plain, service_fee, total });
  // Goods in a cart have the fee in their amount; another platform has none.
  expect((await ask()).data).toEqual(plain);
  expect((await ask({ buying_from: { platform: 'jd', shop_name: 'Tea' } })).data).toEqual(plain);
  server.fees.length = 0;
});

test('says why no method carries the goods, and that a country is not served', async () => {
  const heavy = (await ask({ goods: [{ ...shirt, weight_g: 90_000 }] })).data;
  expect(heavy).toMatchObject({ freight: null, duty: null, weight: { low_g: 180_000 } });
  expect(heavy.refusal).toMatch(/kg/);
  expect(await ask({ country: 'ZZ' })).toMatchObject({ status: 422, failure: { reason: 'country_not_served' } });
  expect(await ask({ country: 'ZZ', goods: [pair] })).toMatchObject({ failure: { reason: 'country_not_served' } });
  expect(await ask({ country: 'Germany' })).toMatchObject({ status: 422, failure: { reason: 'invalid' } });
});
