import { listStaffActions } from '@caravan/server-core';
import { soaking } from '@caravan/server-core/testing';
import {
  addPackedPhotosContract,
  cancelStaffPackageContract,
  correctWeighingContract,
  getWeighingRuleContract,
  importShipmentsContract,
  quoteWeighingContract,
  updateWeighingRuleContract,
  waivePackageExtraContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { expectListed, key, packageIn, packageOf, pictureFile, staffSteps } from '../../testing/package-steps.ts';
import { binnedPackage, packer, readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let picture: Uint8Array;
beforeAll(async () => {
  server = await warehouseServer();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const rule = (enabled: boolean, floor_fen = 500, headers: Record<string, string> = {}) =>
  server.staff().call(updateWeighingRuleContract, { body: { enabled, floor_fen }, headers });
beforeEach(async () => {
  await rule(true);
});
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  for (const shopper of shoppers) await expectListed(shopper);
});

const sides = { length_mm: 200, width_mm: 150, height_mm: 100 };
const scales = (staff: Person, number: string) => ({
  photo(bytes = picture) {
    const form = new FormData();
    form.append('photos', pictureFile(bytes));
    return staff.call(addPackedPhotosContract, { params: { number }, body: form as never });
  },
  quote: (weight_g: number) => staff.call(quoteWeighingContract, { params: { number }, query: { weight_g, ...sides } }),
  weigh: (weight_g: number, { sure = false, headers = key() } = {}) =>
    staff.call(weighPackageContract, { params: { number }, body: { weight_g, ...sides, sure }, headers }),
  correct: (weight_g: number, { sure = false, headers = key() } = {}) =>
    staff.call(correctWeighingContract, {
      params: { number },
      body: { weight_g, ...sides, sure, note: 'two parcels lay on the scales' },
      headers,
    }),
  cancel: (note = 'no method carries this parcel', headers = key()) =>
    staff.call(cancelStaffPackageContract, { params: { number }, body: { note }, headers }),
  waive: (note = 'our scales were wrong', headers = key()) =>
    staff.call(waivePackageExtraContract, { params: { number }, body: { note }, headers }),
});

const shoppers: Person[] = [];

/** A packed package before the scales; it has a photo by default. */
const onScales = async ({ photo = true } = {}) => {
  const made = await readyPackage(server);
  shoppers.push(made.shopper);
  const station = scales(server.staff(), made.number);
  if (photo) await station.photo();
  const { fee } = await packageOf(made.shopper, made.number);
  return { ...made, station, fee, heavier: fee.real_g + 2_000, lighter: fee.real_g - 1_000 };
};
const open = (ref: string) => server.queues.open().filter((one) => one.endsWith(` ${ref}`));
const payExtra = (userId: string, number: string, seq = 1) =>
  server.money.pay(userId, [`${number}-${seq}`], 'balance', 'package_extra');
const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject })).items.map(({ action }) => action);
const titles = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);

describe('the rule', () => {
  it('is off at first, and packed parcels are ready at once while it is off', async () => {
    await rule(false);
    const { number } = await readyPackage(server);
    expect((await packer(server.staff()).packageOf(number)).data.stage).toBe('ready');
    expect(open(number)).toEqual([`ship ${number}`]);
  });

  it('is changed by owners, by the version they saw', async () => {
    const before = (await server.staff().call(getWeighingRuleContract)).data;
    expect((await rule(true, 700)).data).toEqual({ enabled: true, floor_fen: 700, version: before.version + 1 });
    expect((await rule(true, 700)).data.version).toBe(before.version + 1);
    expect((await rule(true, 900, { 'if-match': String(before.version) })).reason).toBe('changed_meanwhile');
    expect((await rule(true, -1)).status).toBe(422);
    const body = { enabled: false, floor_fen: 0 };
    expect((await server.colleague('packer').call(updateWeighingRuleContract, { body })).status).toBe(403);
    expect(await actions('weighing_rule')).toContain('weighing_rule.update');
  });
});

describe('a packed parcel', () => {
  it('waits for the scales, a photo and a plausible weight, and does not leave before', async () => {
    const { number, station, fee } = await onScales({ photo: false });
    expect(open(number)).toEqual([`weigh ${number}`]);
    expect((await staffSteps(server.staff(), number).ship()).reason).toBe('not_weighed');
    const { data: handover } = await packer(server.staff()).begin();
    expect((await packer(server.staff()).hand(handover.id, number, 'EE999')).reason).toBe('not_weighed');
    expect((await station.weigh(fee.real_g)).reason).toBe('parcel_photo_missing');
    expect((await station.photo()).data).toEqual({ photos: 1 });
    expect((await station.photo()).data).toEqual({ photos: 1 });
    expect((await station.weigh(fee.real_g * 4)).reason).toBe('implausible');
    expect((await station.weigh(0)).status).toBe(422);
    expect((await station.weigh(99_000)).reason).toBe('parcel_not_carried');
    expect((await scales(server.colleague('service'), number).weigh(fee.real_g)).status).toBe(403);
  });

  it('is held by an import and by its preview until it may leave', async () => {
    const waiting = await onScales();
    const dear = await onScales();
    const ready = await onScales();
    await dear.station.weigh(dear.heavier);
    await ready.station.weigh(ready.fee.real_g);
    const rows = [waiting, dear, ready].map(({ number }) => ({
      number,
      carrier: 'Pigeon Post',
      tracking_number: `PP${number.slice(2)}`,
    }));
    const run = async (dry_run: boolean) =>
      (await server.staff().call(importShipmentsContract, { body: { rows, dry_run } })).data.rows;
    const planned = await run(true);
    expect(planned.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['held', 'not_weighed'],
      ['held', 'extra_open'],
      ['shipped', null],
    ]);
    expect(planned.map(({ other_carrier: carrier }) => carrier)).toEqual([null, null, expect.any(String)]);
    expect(await run(false)).toEqual(planned);
  });

  it('that costs the same is ready', async () => {
    const { shopper, number, station, fee } = await onScales();
    const measured = (await station.weigh(fee.real_g)).data;
    expect(measured).toMatchObject({ stage: 'ready', extra: null, weighing: { weight_g: fee.real_g } });
    expect(measured.weighing?.photos).toHaveLength(1);
    expect(open(number)).toEqual([`ship ${number}`]);
    expect(await packageOf(shopper, number)).toMatchObject({ weighing: { ...sides, quoted_fee_fen: fee.fee_fen } });
  });

  it('that costs less returns the difference from its own payment, and the rest when it is cancelled', async () => {
    const { shopper, number, station, fee, lighter, own } = await onScales();
    const quoted = (await station.quote(lighter)).data;
    expect(quoted).toMatchObject({ outcome: 'returned', quoted_fee_fen: fee.fee_fen });
    expect(quoted.difference_fen).toBeLessThan(0);
    const back = -quoted.difference_fen;
    expect((await station.weigh(lighter)).data).toMatchObject({ stage: 'ready', weighing: quoted });
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: back });
    expect(await titles(shopper.userId)).toContain('Your package costs less');
    expect(await server.feature.audit?.()).toEqual([]);
    expect((await own.cancel()).data.status).toBe('cancelled');
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: fee.fee_fen });
  });

  it('returns no more than the owner’s limit, unless a colleague approved exactly that amount', async () => {
    const { number, station, fee, lighter } = await onScales();
    const amountFen = -(await station.quote(lighter)).data.difference_fen;
    server.approvals.limit(amountFen - 1);
    expect((await station.weigh(lighter)).reason).toBe('approval_needed');
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: 0 });
    const { weigh, correct_weight: correct } = server.feature.ports.approvable;
    const call = { ref: number, staffId: 'staff_1', audit: async () => undefined, unchanged: () => undefined };
    const body = { weight_g: lighter, ...sides, sure: false };
    await server.core.transaction((tx) => weigh(tx, { ...call, body, approval: { id: 'approval_1', amountFen } }));
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: amountFen });

    const least = lighter - 500;
    const restFen = -(await station.quote(least)).data.difference_fen;
    server.approvals.limit(restFen - 1);
    expect((await station.correct(least)).reason).toBe('approval_needed');
    const correction = { ...body, weight_g: least, note: 'two parcels lay on the scales' };
    const approval = { id: 'approval_2', amountFen: restFen };
    await server.core.transaction((tx) => correct(tx, { ...call, body: correction, approval }));
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: amountFen + restFen });
    server.approvals.limit(null);
  });

  it('that costs a little more is ready, and the shop bears the difference', async () => {
    await rule(true, 100_000);
    const { number, station, heavier } = await onScales();
    expect((await station.weigh(heavier)).data).toMatchObject({
      stage: 'ready',
      extra: null,
      weighing: { outcome: 'borne' },
    });
    expect(open(number)).toEqual([`ship ${number}`]);
  });
});

describe('a parcel that costs more', () => {
  const held = async () => {
    const made = await onScales();
    const weighed = (await made.station.weigh(made.heavier)).data;
    return { ...made, weighed, amount: weighed.extra?.amount_fen ?? 0 };
  };

  it('waits until the shopper has paid', async () => {
    const { shopper, number, weighed, amount, fee } = await held();
    expect(weighed).toMatchObject({
      stage: 'held',
      weighing: { outcome: 'asked', difference_fen: amount, fee_fen: fee.fee_fen + amount },
      extra: { ref: `${number}-1`, state: 'waiting' },
    });
    expect(open(number)).toEqual([`held ${number}`]);
    expect((await packageOf(shopper, number)).actions).toEqual(['pay_extra', 'cancel']);
    expect(await titles(shopper.userId)).toContain('Your package weighs more: please pay the difference');
    expect((await staffSteps(server.staff(), number).ship()).reason).toBe('extra_open');
    const { data: handover } = await packer(server.staff()).begin();
    expect((await packer(server.staff()).hand(handover.id, number, 'EE998')).reason).toBe('extra_open');

    expect(await payExtra(server.shopper().userId, number)).toBe('not_payable');
    expect(await payExtra(shopper.userId, number)).toBe('paid');
    expect(await payExtra(shopper.userId, number)).toBe('already_paid');
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: amount, refunded: 0 });
    expect(await packageOf(shopper, number)).toMatchObject({ extra: { state: 'paid' } });
    expect(open(number)).toEqual([`ship ${number}`]);
    expect((await staffSteps(server.staff(), number).ship()).status).toBe(200);
  });

  it('is released by service with a reason', async () => {
    const { shopper, number, station } = await held();
    expect((await station.waive('')).status).toBe(422);
    expect((await scales(server.colleague('packer'), number).waive()).status).toBe(403);
    const service = scales(server.colleague('service'), number);
    expect((await service.waive()).data).toMatchObject({ stage: 'ready', extra: { state: 'waived' } });
    expect((await service.waive()).status).toBe(200);
    expect(await payExtra(shopper.userId, number)).toBe('not_payable');
    expect((await actions(number)).filter((action) => action === 'package.waive')).toHaveLength(1);
    expect(await titles(shopper.userId)).toContain('You need not pay the difference');
  });

  it('is not waived above the limit of the owner, unless a colleague approved exactly that amount', async () => {
    const { number, station, heavier } = await onScales();
    await station.weigh(heavier);
    const { extra } = (await packer(server.staff()).packageOf(number)).data;
    const amountFen = extra?.amount_fen ?? 0;
    expect(amountFen).toBeGreaterThan(1);
    server.approvals.limit(amountFen - 1);
    expect((await station.waive()).reason).toBe('approval_needed');
    expect((await packer(server.staff()).packageOf(number)).data).toMatchObject({ stage: 'held' });
    const { waive } = server.feature.ports.approvable;
    const log = vi.fn(async () => undefined);
    const call = { ref: number, body: { note: 'ours' }, staffId: 'staff_1', audit: log, unchanged: () => undefined };
    await server.core.transaction((tx) => waive(tx, { ...call, approval: { id: 'approval_1', amountFen } }));
    expect((await packer(server.staff()).packageOf(number)).data).toMatchObject({ stage: 'ready' });
    expect(log).toHaveBeenCalledOnce();
    const body = { note: 'Lost a box' };
    const cancelled = await server
      .staff()
      .call(cancelStaffPackageContract, { params: { number }, body, headers: key() });
    expect(cancelled.reason).toBe('approval_needed');
    server.approvals.limit(null);
  });

  it('cannot be waived once it was paid', async () => {
    const { shopper, number, station } = await held();
    await payExtra(shopper.userId, number);
    expect((await station.waive()).reason).toBe('no_open_extra');
  });

  it('is cancelled with its unpaid difference, and returns a paid one by its own payment', async () => {
    const unpaid = await held();
    const paid = await held();
    expect((await unpaid.own.cancel()).data).toMatchObject({ status: 'cancelled', extra: { state: 'cancelled' } });
    expect(await payExtra(unpaid.shopper.userId, unpaid.number)).toBe('not_payable');
    await payExtra(paid.shopper.userId, paid.number);
    expect((await paid.own.cancel()).data).toMatchObject({ status: 'cancelled', extra: { state: 'refunded' } });
    expect(await server.money.of(`${paid.number}-1`)).toEqual({ captured: paid.amount, refunded: paid.amount });
    expect(await server.money.of(paid.number)).toEqual({ captured: paid.fee.fee_fen, refunded: paid.fee.fee_fen });
  });
});

describe('a weight that was recorded wrongly', () => {
  const weighed = async (at: 'heavier' | 'lighter') => {
    const made = await onScales();
    const answer = (await made.station.weigh(made[at])).data;
    return { ...made, weighed: answer, difference: answer.weighing?.difference_fen ?? 0 };
  };

  it('withdraws what it asked for, and what it must ask for instead is another payment', async () => {
    const { shopper, number, station, heavier, difference } = await weighed('heavier');
    const corrected = (await station.correct(heavier + 1_000)).data;
    expect(corrected).toMatchObject({ stage: 'held', extra: { ref: `${number}-2`, state: 'waiting' } });
    expect(corrected.extra?.amount_fen).toBeGreaterThan(difference);
    expect(corrected.weighings).toMatchObject([
      { outcome: 'asked', note: null },
      { outcome: 'asked', note: 'two parcels lay on the scales' },
    ]);
    expect((await station.correct(heavier + 1_000)).data.weighings).toHaveLength(2);
    expect(await payExtra(shopper.userId, number)).toBe('not_payable');
    expect(await payExtra(shopper.userId, number, 2)).toBe('paid');
    expect((await station.correct(heavier)).reason).toBe('weighing_closed');
    expect(await actions(number)).toContain('package.correct_weight');
  });

  it('asks for less above the owner’s limit only if a colleague approved exactly that amount', async () => {
    const { shopper, number, station, heavier, fee, difference } = await weighed('heavier');
    server.approvals.limit(difference - 1);
    expect((await station.correct(fee.real_g)).reason).toBe('approval_needed');
    expect((await station.correct(heavier + 1_000)).status).toBe(200);
    const { extra } = await packageOf(shopper, number);
    expect(extra).toMatchObject({ ref: `${number}-2`, state: 'waiting' });
    const { correct_weight: correct } = server.feature.ports.approvable;
    const body = { weight_g: fee.real_g, ...sides, sure: false, note: 'two parcels lay on the scales' };
    const call = { ref: number, body, staffId: 'staff_1', audit: async () => undefined, unchanged: () => undefined };
    const approval = { id: 'approval_1', amountFen: extra?.amount_fen ?? 0 };
    await server.core.transaction((tx) => correct(tx, { ...call, approval }));
    expect(await packageOf(shopper, number)).toMatchObject({ weighing: { outcome: 'unchanged' }, extra: null });
    server.approvals.limit(null);
  });

  it('asks for nothing once the right weight costs no more', async () => {
    const { number, station, fee, shopper } = await weighed('heavier');
    expect((await station.correct(fee.real_g)).data).toMatchObject({ stage: 'ready', extra: null });
    expect(open(number)).toEqual([`ship ${number}`]);
    expect(await payExtra(shopper.userId, number)).toBe('not_payable');
    expect(await packageOf(shopper, number)).toMatchObject({ weighing: { outcome: 'unchanged' }, extra: null });
  });

  it('returns more, or asks back what was returned, and a cancelled package returns each payment', async () => {
    const { shopper, number, station, fee, lighter, own, difference } = await weighed('lighter');
    const less = (await station.correct(lighter - 500, { sure: true })).data.weighing;
    expect(less).toMatchObject({ outcome: 'returned' });
    const back = -difference - (less?.difference_fen ?? 0);
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: back });
    const { extra } = (await station.correct(fee.real_g)).data;
    expect(extra).toMatchObject({ ref: `${number}-3`, amount_fen: back, state: 'waiting' });
    expect(await payExtra(shopper.userId, number, 3)).toBe('paid');
    expect(await server.feature.audit?.()).toEqual([]);
    expect((await own.cancel()).data.status).toBe('cancelled');
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: fee.fee_fen });
    expect(await server.money.of(`${number}-3`)).toEqual({ captured: back, refunded: back });
  });

  it('is corrected by packers, with a reason, while the parcel is here', async () => {
    const { number, station, fee } = await onScales();
    expect((await station.correct(fee.real_g)).reason).toBe('not_weighed');
    await station.weigh(fee.real_g);
    expect((await station.weigh(fee.real_g + 1)).reason).toBe('weighing_closed');
    expect((await station.correct(fee.real_g * 4)).reason).toBe('implausible');
    expect((await scales(server.colleague('service'), number).correct(fee.real_g)).status).toBe(403);
    await staffSteps(server.staff(), number).ship();
    expect((await station.correct(fee.real_g + 1)).reason).toBe('weighing_closed');
  });
});

describe('a parcel that its method does not carry', () => {
  const refused = async () => {
    const made = await onScales();
    const answer = await made.station.weigh(99_000, { sure: true });
    return { ...made, answer, service: scales(server.colleague('service'), made.number) };
  };

  it('waits for service once its weight is confirmed, and no money moves', async () => {
    const { shopper, number, answer, fee } = await refused();
    expect(answer.data).toMatchObject({ stage: 'held', extra: null });
    expect(answer.data.weighing).toMatchObject({ outcome: 'refused', difference_fen: 0 });
    expect(open(number)).toEqual([`held ${number}`]);
    expect((await staffSteps(server.staff(), number).ship()).reason).toBe('extra_open');
    expect(await titles(shopper.userId)).toContain('Your package needs another way');
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: 0 });
    expect((await packageOf(shopper, number)).actions).toEqual(['cancel']);
  });

  it('leaves when service lets it', async () => {
    const { number, service, station } = await refused();
    expect((await service.waive()).data).toMatchObject({ stage: 'ready', extra: null });
    expect((await station.correct(1_000, { sure: true })).reason).toBe('weighing_closed');
    expect(open(number)).toEqual([`ship ${number}`]);
    expect((await staffSteps(server.staff(), number).ship()).status).toBe(200);
  });

  it('is cancelled by service with everything that was paid, and the shopper reads why', async () => {
    const { shopper, number, service, fee } = await refused();
    expect((await scales(server.colleague('packer'), number).cancel()).status).toBe(403);
    expect((await service.cancel('')).status).toBe(422);
    expect((await service.cancel()).data.status).toBe('cancelled');
    expect((await service.cancel()).data.status).toBe('cancelled');
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: fee.fee_fen });
    const { timeline } = await packageOf(shopper, number);
    expect(timeline.at(-1)).toMatchObject({ by: 'staff', note: 'no method carries this parcel' });
    expect((await actions(number)).filter((action) => action === 'package.cancel')).toHaveLength(1);
    expect(open(number)).toEqual([]);
  });

  it('goes on by the weight that is right', async () => {
    const { number, station, fee } = await refused();
    expect((await station.correct(fee.real_g)).data).toMatchObject({ stage: 'ready' });
    expect(open(number)).toEqual([`ship ${number}`]);
  });
});

describe('a change of the rule', () => {
  it('lets parcels that wait for the scales leave when it is switched off', async () => {
    const { number } = await onScales();
    await rule(false);
    expect(open(number)).toEqual([`ship ${number}`]);
    expect((await staffSteps(server.staff(), number).ship()).status).toBe(200);
  });

  it('keeps a package from leaving that was never packed, while it is on', async () => {
    const { shopper, number } = await packageIn(server, 'to_be_delivered');
    expect((await staffSteps(server.staff(), number).ship()).reason).toBe('not_weighed');
    await rule(false);
    expect((await staffSteps(server.staff(), number).ship()).status).toBe(200);
    expect((await packageOf(shopper, number)).weighing).toBeNull();
  });

  it('never leaves a parcel between packing and the scales', { timeout: 120_000 }, async () => {
    for (let round = 0; round < (soaking ? 20 : 4); round += 1) {
      await rule(true);
      const { number, first, second } = await binnedPackage(server);
      await Promise.all([packer(server.staff()).pack(number, [first, second]), rule(false)]);
      expect(open(number)).toEqual([`ship ${number}`]);
    }
  });
});

const count = soaking ? 200 : 40;

describe(`${count} concurrent callers`, () => {
  const callers = Array.from({ length: count }, (_, index) => index);

  test('weigh a parcel once, and ask for the difference once', { timeout: 120_000 }, async () => {
    const { shopper, number, station, heavier } = await onScales();
    const answers = await Promise.all(callers.map((index) => station.weigh(heavier + (index % 2) * 3_000)));
    const reasons = new Set(answers.map(({ status, reason }) => (status === 200 ? 'weighed' : reason)));
    expect([...reasons].filter((reason) => reason !== 'unavailable').sort()).toEqual(['weighed', 'weighing_closed']);
    const { timeline } = await packageOf(shopper, number);
    expect(timeline.filter(({ event }) => event === 'weighed')).toHaveLength(1);
    expect((await actions(number)).filter((action) => action === 'package.weigh')).toHaveLength(1);
  });

  test('return the difference of a lighter parcel once', { timeout: 120_000 }, async () => {
    const { number, station, lighter, fee } = await onScales();
    const quoted = (await station.quote(lighter)).data;
    await Promise.all(callers.map(() => station.weigh(lighter)));
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: -quoted.difference_fen });
  });

  test('correct a weight while its difference is paid, and only one payment counts', { timeout: 120_000 }, async () => {
    const { shopper, number, station, heavier, fee } = await onScales();
    await station.weigh(heavier);
    await Promise.all(
      callers.slice(0, count * 0.3).map(async (index) => {
        if (index % 2 === 0) await payExtra(shopper.userId, number);
        else await station.correct(heavier + 1_000);
      }),
    );
    const { extra, weighing } = await packageOf(shopper, number);
    const held = await server.money.of(extra?.ref ?? '');
    expect(held.captured).toBe(extra?.state === 'paid' ? weighing?.difference_fen : 0);
    expect((await server.money.of(number)).captured).toBe(fee.fee_fen);
  });

  test('pay, waive and cancel a difference, and one of them wins', { timeout: 120_000 }, async () => {
    const { shopper, number, station, heavier, own } = await onScales();
    await station.weigh(heavier);
    await Promise.all(
      callers.slice(0, count * 0.3).map(async (index) => {
        if (index % 3 === 0) await payExtra(shopper.userId, number);
        if (index % 3 === 1) await station.waive();
        if (index % 3 === 2) await own.cancel();
      }),
    );
    expect((await packageOf(shopper, number)).status).toBe('cancelled');
    const { captured, refunded } = await server.money.of(`${number}-1`);
    expect(refunded).toBe(captured);
  });
});
