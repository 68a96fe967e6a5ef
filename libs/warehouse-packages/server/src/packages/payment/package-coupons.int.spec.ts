import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  addPackedPhotosContract,
  correctWeighingContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { key, pack, packageIn, packageOf, pictureFile, staffSteps } from '../../testing/package-steps.ts';
import { readyPackage } from '../../testing/station-steps.ts';
import { addressOf, warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';
import { expirePackagesJob, receiveByTimeJob } from '../end-by-time.ts';

let server: WarehouseServer;
let picture: Uint8Array;
beforeAll(async () => {
  server = await warehouseServer();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  await server.staff().call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: 500 } });
  server.coupons.codes.set('SHIP', 1_000);
  server.coupons.codes.set('FREE', 1_000_000);
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const usedBy = (number: string) => server.coupons.uses.get(`package ${number}`);
const coupon = { coupon_code: 'SHIP' };
const sides = { length_mm: 200, width_mm: 150, height_mm: 100 };

/** A packed package with a coupon on the scales. */
const onScales = async (coupon_code: string) => {
  const made = await readyPackage(server, { coupon_code });
  const staff = server.staff();
  const form = new FormData();
  form.append('photos', pictureFile(picture));
  const params = { number: made.number };
  await staff.call(addPackedPhotosContract, { params, body: form as never });
  const { fee, discount_fen: discountFen } = await packageOf(made.shopper, made.number);
  const body = { ...sides, sure: true };
  return {
    ...made,
    fee,
    discountFen,
    weigh: (weight_g: number) =>
      staff.call(weighPackageContract, { params, body: { ...body, weight_g }, headers: key() }),
    correct: (weight_g: number) =>
      staff.call(correctWeighingContract, { params, body: { ...body, weight_g, note: 'wrong' }, headers: key() }),
  };
};

describe('a coupon for shipping', () => {
  test('is shown for each method before it is used', async () => {
    const shopper = server.shopper();
    const item_ids = await server.stock(shopper.userId, [{}]);
    const quote = async (over = {}) =>
      (await shopper.call(quotePackageContract, { body: { item_ids, address_id: addressOf(shopper.userId), ...over } }))
        .data;
    expect(await quote()).toMatchObject({ coupons: true, discounts: [] });
    const { lines, discounts } = await quote({ coupon_code: 'FREE' });
    // Everything but customs, storage and services.
    expect(discounts.map(({ line_id, discount_fen }) => [line_id, discount_fen])).toEqual(
      lines.map((line) => [line.id, line.first_fen + line.further_fen * line.further_steps]),
    );
    expect((await quote({ coupon_code: 'NONE' })).discounts[0]).toMatchObject({ discount_fen: 0, problem: 'unknown' });
  });

  test('lowers what is paid, and is pinned to the package', async () => {
    const { shopper, number, pay } = await packageIn(server, 'pending_payment', coupon);
    const parcel = await packageOf(shopper, number);
    expect(parcel).toMatchObject({ discount_fen: 1_000, coupon_code: 'SHIP' });
    await pay();
    expect(await server.money.of(number)).toEqual({ captured: parcel.fee.fee_fen - 1_000, refunded: 0 });
    expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 0 });
  });

  test('that is unknown, or a price other than the shown one, packs nothing', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    expect((await pack(shopper, ids, { coupon_code: 'NONE' })).reason).toBe('coupon_unknown');
    const whole = (await packageIn(server, 'pending_payment')).number;
    expect(usedBy(whole)).toBeUndefined();
    const refused = await pack(shopper, ids, { ...coupon, fee_fen: 1 });
    expect(refused).toMatchObject({ status: 409, reason: 'quote_changed' });
    const fee_fen = Number(refused.failure?.['fee_fen']);
    expect((await pack(shopper, ids, { ...coupon, fee_fen })).data.amount_fen).toBe(fee_fen);
  });

  test('is given back when the package is cancelled, paid or not, or expires', async () => {
    const unpaid = await packageIn(server, 'pending_payment', coupon);
    await unpaid.own.cancel();
    const paid = await packageIn(server, 'to_be_delivered', coupon);
    await paid.own.cancel();
    const { captured, refunded } = await server.money.of(paid.number);
    expect(refunded).toBe(captured);
    const late = await packageIn(server, 'pending_payment', coupon);
    server.clock.advance(25 * 3_600_000);
    await server.runJob(expirePackagesJob, null);
    for (const { number } of [unpaid, paid, late])
      expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
  });
});

describe('the weight of a parcel with a coupon', () => {
  test('moves the same money as without one, while it costs more than the discount', async () => {
    const { number, fee, weigh, shopper } = await onScales('SHIP');
    await weigh(fee.real_g - 1_000);
    const { weighing } = await packageOf(shopper, number);
    expect(weighing?.outcome).toBe('returned');
    expect((await server.money.of(number)).refunded).toBe(fee.fee_fen - (weighing?.fee_fen ?? 0));
    await staffSteps(server.staff(), number).ship();
    expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 0 });
  });

  test('never returns more than was paid; what the parcel did not need of the discount is given back', async () => {
    const { number, fee, discountFen, weigh, correct, shopper } = await onScales('FREE');
    const paid = fee.fee_fen - discountFen;
    expect((await server.money.of(number)).captured).toBe(paid);
    await weigh(1);
    const weighed = (await packageOf(shopper, number)).weighing?.fee_fen ?? 0;
    expect(weighed).toBeLessThan(discountFen);
    expect((await server.money.of(number)).refunded).toBe(paid);
    // A correction asks for what is above the discount, and not for the discount again.
    await correct(fee.real_g);
    expect((await packageOf(shopper, number)).weighing).toMatchObject({ difference_fen: paid });
    await correct(1);
    await staffSteps(server.staff(), number).ship();
    expect(usedBy(number)).toEqual({ amountFen: discountFen, givenBackFen: discountFen - weighed });
  });

  test('asks for what a heavier one costs more', async () => {
    const { number, fee, weigh, shopper, own } = await onScales('SHIP');
    await weigh(fee.real_g + 2_000);
    const { extra, weighing } = await packageOf(shopper, number);
    expect(extra?.amount_fen).toBe((weighing?.fee_fen ?? 0) - fee.fee_fen);
    await server.money.pay(shopper.userId, [`${number}-1`], 'balance', 'package_extra');
    await own.cancel();
    const { captured, refunded } = await server.money.of(number);
    expect(refunded).toBe(captured);
    expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
  });
});

describe('promotions are told of a received package', () => {
  const told = (number: string) => server.received.filter((one) => one.number === number);
  /** Leaves out the price of the goods; all goods of this file have the same price. */
  const shareOf = (paidFen: number) => paidFen % 25_800;

  test('once, with the price of the goods and what was paid and not returned of the fee', async () => {
    const { shopper, number, fee, weigh, own } = await onScales('SHIP');
    await weigh(fee.real_g - 1_000);
    await staffSteps(server.staff(), number).ship();
    const { captured, refunded } = await server.money.of(number);
    expect(refunded).toBeGreaterThan(0);
    expect(told(number)).toEqual([]);
    await Promise.all(Array.from({ length: 30 }, () => own.receive()));
    expect(told(number)).toEqual([{ userId: shopper.userId, number, paidFen: expect.any(Number) as number }]);
    const paidFen = told(number)[0]?.paidFen ?? 0;
    expect(paidFen).toBeGreaterThanOrEqual(25_800);
    expect(shareOf(paidFen)).toBe(shareOf(captured - refunded));
  });

  test('by time, and with extra payments', async () => {
    const { shopper, number, fee, weigh } = await onScales('SHIP');
    const { captured } = await server.money.of(number);
    await weigh(fee.real_g + 2_000);
    const { extra } = await packageOf(shopper, number);
    await server.money.pay(shopper.userId, [`${number}-1`], 'balance', 'package_extra');
    await staffSteps(server.staff(), number).ship();
    server.clock.advance(31 * 86_400_000);
    await server.runJob(receiveByTimeJob, null);
    await server.runJob(receiveByTimeJob, null);
    expect(told(number)).toHaveLength(1);
    expect(shareOf(told(number)[0]?.paidFen ?? 0)).toBe(shareOf(captured + (extra?.amount_fen ?? 0)));
  });
});
