import { hour } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { rehearsalHours } from '@caravan/goods-services/contract';
import { changeMethod } from '@caravan/shipping/port/testing';
import {
  addPackedPhotosContract,
  getStaffPackageContract,
  packPackageContract,
  quoteWeighingContract,
  updatePackingPricesContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { goodsOf, key, ownSteps, pack, packageOf, packed, pictures } from '@caravan/warehouse-packages/server/testing';
import { box, doneRehearsal, orderRehearsal, paidRehearsal, quote, rehearser } from './testing/rehearsal-steps.ts';
import { desk, payService, serviceOf, services, servicesOf } from './testing/service-steps.ts';
import { servicesServer, type ServicesServer } from './testing/services-server.ts';
import { endServicesJob } from '@caravan/goods-services/server/testing';

let server: ServicesServer;
beforeAll(async () => {
  server = await servicesServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.audit()).toEqual([]);
});

const open = (ref: string) => server.queues.open().filter((one) => one === `rehearse ${ref}`);
const titles = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);
/** Makes the first 500 g of a method dearer from now on, and its packing heavier. */
const raise = (id: string, fen: number) =>
  changeMethod(server.core, id, ({ zones, packingG }) => ({
    zones: zones.map((zone) => ({ ...zone, firstFen: zone.firstFen + fen })),
    packingG: packingG + 600,
  }));

describe('a packing rehearsal', () => {
  it('asks the packers after its payment, and shows the shopper the box, its photos and until when it is valid', async () => {
    const { shopper, number, packer, itemIds } = await paidRehearsal(server, {
      packing_options: ['vacuum'],
      note: 'keep the tins upright',
      amount_fen: 1_500,
    });
    expect(open(number)).toHaveLength(1);
    expect((await services(shopper, itemIds[0] ?? '').item()).services).toMatchObject([{ number, kind: 'rehearsal' }]);
    expect((await packer.rehearse()).reason).toBe('parcel_photo_missing');
    expect((await packer.photo(2)).data).toEqual({ photos: 2 });
    expect((await packer.rehearse({ note: 'The tins are below.' })).data).toMatchObject({ status: 'done' });
    expect(open(number)).toEqual([]);
    const shown = await serviceOf(shopper, number);
    expect(shown).toMatchObject({
      amount_fen: 1_500,
      actions: ['pack'],
      rehearsal: {
        packing_options: [{ kind: 'vacuum', price_fen: 300 }],
        results: [{ ...box, note: 'The tins are below.' }],
        package_number: null,
        valid_until: new Date(server.clock.now().getTime() + rehearsalHours * hour).toISOString(),
      },
    });
    expect(shown.rehearsal?.photos).toHaveLength(2);
    expect(await titles(shopper.userId)).toEqual(['Your goods are packed']);
    const log = await listStaffActions(server.core.db, { page: 1, page_size: 9, subject: number });
    expect(log.items.map(({ action }) => action)).toEqual(['service.rehearse', 'service.photograph']);
  });

  it('is refused for goods of others, packed or incomplete goods, another price, and goods in an open rehearsal', async () => {
    const shopper = server.shopper();
    const [first = '', second = '', third = ''] = await server.stock(shopper.userId, [{}, {}, {}]);
    const [waits = ''] = await server.stock(shopper.userId, [{}], { released: false });
    expect((await orderRehearsal(server.shopper(), [first])).status).toBe(404);
    expect((await orderRehearsal(shopper, [first, waits])).reason).toBe('not_packable');
    expect((await orderRehearsal(shopper, [first], { amount_fen: 1 })).failure).toMatchObject({
      reason: 'price_changed',
      amount_fen: 1_500,
    });
    expect((await orderRehearsal(shopper, [first, second])).status).toBe(200);
    expect((await orderRehearsal(shopper, [third, second])).reason).toBe('rehearsal_open');
    await packed(shopper, [third]);
    expect((await orderRehearsal(shopper, [third])).reason).toBe('item_taken');
  });

  it('is ordered once by a repeated key', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    const headers = key();
    const one = await orderRehearsal(shopper, ids, {}, headers);
    const other = await orderRehearsal(shopper, ids, {}, headers);
    expect(other.data).toEqual(one.data);
    expect((await servicesOf(shopper)).total).toBe(1);
  });

  it('is recorded by packers, once, and a weight far from the goods only if they are sure', async () => {
    const { number, packer } = await paidRehearsal(server);
    await packer.photo();
    const receiver = rehearser(server.colleague('receiver'), number);
    expect((await receiver.rehearse()).status).toBe(403);
    expect((await receiver.photo()).status).toBe(403);
    for (const over of [{ weight_g: 0 }, { length_mm: 3_001 }, { note: 'x'.repeat(501) }])
      expect((await packer.rehearse(over)).status).toBe(422);
    expect((await packer.rehearse({ weight_g: 31_000 })).failure).toMatchObject({
      reason: 'rehearsal_implausible',
      goods: '2480',
    });
    server.queues.holders.set(number, 'staff_busy');
    expect((await packer.rehearse()).reason).toBe('claimed');
    server.queues.holders.delete(number);
    expect((await packer.correct()).reason).toBe('wrong_state');
    expect((await packer.rehearse({ weight_g: 31_000, sure: true })).status).toBe(200);
    expect((await packer.rehearse({ weight_g: 31_000, sure: true })).status).toBe(200);
    expect((await packer.rehearse()).reason).toBe('wrong_state');
    expect((await packer.photo()).reason).toBe('wrong_state');
    expect((await rehearser(server.staff(), 'SV2611ZZZZZZZ').rehearse()).status).toBe(404);
  });

  it('is not recorded before it is paid, nor for other services', async () => {
    const shopper = server.shopper();
    const [id = ''] = await server.stock(shopper.userId, [{}]);
    const unpaid = (await orderRehearsal(shopper, [id])).data.number;
    const photos = (await services(shopper, id).order(1)).data.number;
    await payService(server, shopper.userId, photos);
    for (const number of [unpaid, photos]) {
      expect((await rehearser(server.staff(), number).photo()).reason).toBe('wrong_state');
      expect((await rehearser(server.staff(), number).rehearse()).reason).toBe('wrong_state');
    }
  });

  it('ends with its money when its goods are packed without it', async () => {
    const { shopper, number, itemIds, packer } = await paidRehearsal(server);
    const [id = ''] = itemIds;
    await packed(shopper, [id]);
    expect((await packer.rehearse()).reason).toBe('item_taken');
    await server.runJob(endServicesJob, null);
    expect(await serviceOf(shopper, number)).toMatchObject({ status: 'cancelled', cancelled_by: 'system' });
    expect(await server.money.of(number)).toEqual({ captured: 1_500, refunded: 1_500 });
    expect(open(number)).toEqual([]);
  });

  it('cannot be paid once its goods are packed', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    const { number } = (await orderRehearsal(shopper, ids)).data;
    await packed(shopper, ids);
    expect(await payService(server, shopper.userId, number)).toBe('not_payable');
  });

  it('is cancelled by service with its money', async () => {
    const { shopper, number } = await paidRehearsal(server);
    expect((await desk(server.staff()).cancel(number)).data).toMatchObject({ refunded_fen: 1_500 });
    expect(open(number)).toEqual([]);
    expect((await serviceOf(shopper, number)).rehearsal?.valid_until).toBeNull();
  });
});

describe('the price of a rehearsal', () => {
  it('is that of its quote and of its package, whatever the shop changes in between', async () => {
    const { shopper, number, itemIds, packing } = await doneRehearsal(server, { packing_options: ['vacuum'] });
    const before = (await quote(shopper, itemIds, { rehearsal: number })).data.lines;
    const shown = before.find(({ id }) => id === 'ems');
    expect(shown).toMatchObject({ real_g: box.weight_g, packing_fen: 300, available: true });
    server.clock.advance(1);
    await raise('ems', 700);
    const prices = { kind: 'vacuum', price_fen: 900, offered: false } as const;
    const others = (['remove_boxes', 'corner_protection', 'moisture_bag', 'gift'] as const).map((kind) => ({
      kind,
      price_fen: 0,
      offered: true,
    }));
    await server.staff().call(updatePackingPricesContract, { body: { options: [prices, ...others] } });
    server.clock.advance(rehearsalHours * hour - 2);
    const after = (await quote(shopper, itemIds, { rehearsal: number })).data.lines;
    expect(after).toEqual(before);
    const plain = (await quote(shopper, itemIds)).data.lines.find(({ id }) => id === 'ems');
    expect(plain?.first_fen).toBe((shown?.first_fen ?? 0) + 700);
    const made = await packing({ fee_fen: shown?.fee_fen ?? 0 });
    expect(made.data.amount_fen).toBe(shown?.fee_fen);
    const parcel = await packageOf(shopper, made.data.number);
    expect(parcel).toMatchObject({
      fee: { ...shown, reason: null },
      packing_options: [{ kind: 'vacuum', price_fen: 300 }],
      rehearsal: { number, ...box },
    });
  });

  it('counts for 72 hours, for its shopper, its goods and its options alone', async () => {
    const { shopper, number, itemIds, packing } = await doneRehearsal(server, { packing_options: ['gift'] });
    const [another = ''] = await server.stock(shopper.userId, [{}]);
    const [first = ''] = itemIds;
    for (const ids of [[first], [...itemIds, another], [first, another]]) {
      expect(await quote(shopper, ids, { rehearsal: number })).toMatchObject({
        status: 422,
        reason: 'rehearsal_other_goods',
      });
      expect((await pack(shopper, ids, { rehearsal: number })).reason).toBe('rehearsal_other_goods');
    }
    expect((await packing({ packing_options: ['moisture_bag'] })).reason).toBe('rehearsal_other_goods');
    const stranger = server.shopper();
    const own = await server.stock(stranger.userId, [{}, {}]);
    expect((await quote(stranger, own, { rehearsal: number })).status).toBe(404);
    expect((await pack(stranger, own, { rehearsal: number })).status).toBe(404);
    const photos = (await services(shopper, first).order(1)).data.number;
    expect((await packing({ rehearsal: photos })).status).toBe(404);
    server.clock.advance(rehearsalHours * hour);
    expect((await quote(shopper, itemIds, { rehearsal: number })).status).toBe(422);
    expect((await packing()).failure).toMatchObject({ reason: 'rehearsal_expired', hours: rehearsalHours });
    expect((await serviceOf(shopper, number)).actions).toEqual([]);
    expect((await pack(shopper, itemIds)).status).toBe(200);
  });

  it('counts for one package at a time, and again after that one was cancelled', async () => {
    const { shopper, number, itemIds, packing, packer } = await doneRehearsal(server);
    const headers = key();
    const first = await packing({}, headers);
    expect((await packing({}, headers)).data).toEqual(first.data);
    expect((await packing()).failure).toMatchObject({ reason: 'rehearsal_used', number: first.data.number });
    expect((await quote(shopper, itemIds, { rehearsal: number })).reason).toBe('rehearsal_used');
    expect((await packer.correct({ weight_g: 2_600 })).reason).toBe('rehearsal_used');
    expect(await serviceOf(shopper, number)).toMatchObject({
      actions: [],
      rehearsal: { package_number: first.data.number },
    });
    await ownSteps(shopper, first.data.number).cancel();
    expect((await packer.correct({ weight_g: 2_600 })).status).toBe(200);
    const second = await packing();
    expect((await packageOf(shopper, second.data.number)).fee.real_g).toBe(2_600);
    expect((await packageOf(shopper, first.data.number)).rehearsal?.weight_g).toBe(box.weight_g);
  });

  it('follows a correction, which the shopper reads', async () => {
    const { shopper, number, itemIds, packer } = await doneRehearsal(server);
    expect((await packer.correct({ weight_g: 2_600, note: '' })).status).toBe(422);
    expect((await packer.correct({ weight_g: 2_600 })).status).toBe(200);
    expect((await packer.correct({ weight_g: 2_600 })).status).toBe(200);
    expect((await serviceOf(shopper, number)).rehearsal?.results).toMatchObject([
      { weight_g: box.weight_g },
      { weight_g: 2_600, note: 'the lid was open' },
    ]);
    const { lines } = (await quote(shopper, itemIds, { rehearsal: number })).data;
    expect(new Set(lines.map(({ real_g }) => real_g))).toEqual(new Set([2_600]));
    expect((await server.messages.to(shopper.userId)).at(-1)?.body.en).toContain('the lid was open');
    server.clock.advance(rehearsalHours * hour);
    expect((await packer.correct({ weight_g: 2_700 })).reason).toBe('rehearsal_expired');
  });

  it('is not known before it is done', async () => {
    const { shopper, number, itemIds, packing } = await paidRehearsal(server);
    expect((await quote(shopper, itemIds, { rehearsal: number })).reason).toBe('rehearsal_not_done');
    expect((await packing()).reason).toBe('rehearsal_not_done');
  });

  it('never changes, whatever writes to it', async () => {
    const { number, packing } = await doneRehearsal(server, { packing_options: ['gift'] });
    const parcel = (await packing()).data.number;
    for (const text of [
      `update rehearsal_result set weight_g = 1 where service_number = '${number}'`,
      `delete from rehearsal_packing where service_number = '${number}'`,
      `insert into rehearsal_result select service_number, 5, 1, 1, 1, 1, 'x', staff_id, at from rehearsal_result where service_number = '${number}'`,
      `update package set rehearsal_number = null, rehearsal_seq = null where number = '${parcel}'`,
    ])
      await expect(server.core.db.execute(sql.raw(text))).rejects.toThrow();
  });

  it('is shown to packers with the package', async () => {
    const { shopper, number, packing } = await doneRehearsal(server);
    const parcel = (await packing()).data.number;
    await server.money.pay(shopper.userId, [parcel]);
    const seen = await server.colleague('packer').call(getStaffPackageContract, { params: { number: parcel } });
    expect(seen.data.rehearsal).toEqual({ number, ...box });
  });
});

describe('the weighing of a rehearsed package', () => {
  const weighed = async (weight_g: number) => {
    const staff = server.staff();
    await staff.call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: 500 } });
    const { shopper, packing } = await doneRehearsal(server);
    const { number } = (await packing()).data;
    await server.money.pay(shopper.userId, [number]);
    const goods = await goodsOf(staff, shopper.userId);
    const scanned = goods.map((one) => one.number);
    expect((await staff.call(packPackageContract, { params: { number }, body: { items: scanned } })).status).toBe(200);
    const form = new FormData();
    for (const picture of await pictures(1)) form.append('photos', picture);
    await staff.call(addPackedPhotosContract, { params: { number }, body: form as never });
    const query = { ...box, weight_g };
    const quoted = (await staff.call(quoteWeighingContract, { params: { number }, query })).data;
    const body = { ...box, weight_g, sure: false };
    const { data } = await staff.call(weighPackageContract, { params: { number }, body, headers: key() });
    expect(data.weighing?.outcome).toBe(quoted.outcome);
    await staff.call(updateWeighingRuleContract, { body: { enabled: false, floor_fen: 500 } });
    return { data, money: await server.money.of(number) };
  };

  it('never asks for more', async () => {
    const { data, money } = await weighed(8_000);
    expect(data).toMatchObject({ stage: 'ready', extra: null, weighing: { outcome: 'borne' } });
    expect(data.weighing?.difference_fen).toBeGreaterThan(500);
    expect(money.refunded).toBe(0);
  });

  it('returns what it costs less', async () => {
    const { data, money } = await weighed(1_200);
    expect(data).toMatchObject({ stage: 'ready', weighing: { outcome: 'returned' } });
    expect(money.refunded).toBe(-(data.weighing?.difference_fen ?? 0));
    expect(money.refunded).toBeGreaterThan(0);
  });
});

test('40 concurrent callers make one package by a rehearsal', { timeout: 120_000 }, async () => {
  const { shopper, number, packing, itemIds } = await doneRehearsal(server);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 4 ? packing() : pack(shopper, [...itemIds].reverse(), { rehearsal: number }),
    ),
  );
  const outcomes = answers.map(({ status, reason }) => (status === 200 ? 'made' : reason));
  expect(outcomes.filter((one) => one === 'made')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['made', 'rehearsal_used']));
});

test('40 concurrent callers order one rehearsal of the same goods', { timeout: 120_000 }, async () => {
  const shopper = server.shopper();
  const ids = await server.stock(shopper.userId, [{}, {}, {}]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => orderRehearsal(shopper, ids.slice(index % 2, (index % 2) + 2))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'rehearsal_open']));
});
