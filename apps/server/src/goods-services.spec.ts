import { day, hour } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  getServiceContract,
  getServiceOfferContract,
  orderPhotoServiceContract,
} from '@caravan/goods-services/contract/schema';
import { getStaffServiceContract, listStaffServicesContract } from '@caravan/goods-services/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  dispose,
  disposableGoods,
  goodsOf,
  key,
  ownSteps,
  packed,
  shoot,
  staffSteps,
} from '@caravan/warehouse-packages/server/testing';
import { cancelOwn, desk, payService, serviceOf, services, servicesOf } from './testing/service-steps.ts';
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

/** A shopper with one item in the warehouse. */
const shelf = async (arrival: Parameters<ServicesServer['stock']>[1][number] = {}) => {
  const shopper = server.shopper();
  const [id = ''] = await server.stock(shopper.userId, [arrival]);
  const [goods] = await goodsOf(server.staff(), shopper.userId);
  return { shopper, id, number: goods?.number ?? '', own: services(shopper, id) };
};
/** Goods for which photos were ordered and paid. */
const ordered = async (photos = 3, arrival: Parameters<ServicesServer['stock']>[1][number] = {}) => {
  const made = await shelf(arrival);
  const { number: service } = (await made.own.order(photos)).data;
  expect(await payService(server, made.shopper.userId, service)).toBe('paid');
  return { ...made, service };
};
const open = (ref: string) => server.queues.open().filter((one) => one.endsWith(` ${ref}`));
const titles = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);

describe('an order of photos', () => {
  it('costs what the shop asks, waits for its payment, and then asks the receiver for photos', async () => {
    const { shopper, id, number, own } = await shelf();
    expect((await shopper.call(getServiceOfferContract)).data).toEqual({
      photo_fen: 200,
      measurement_fen: 300,
      rehearsal_fen: 1_500,
    });
    const made = (await own.order(3, { note: 'the zip', amount_fen: 600 })).data;
    expect(made).toMatchObject({ amount_fen: 600, status: 'pending_payment' });
    expect(await own.item()).toMatchObject({
      photos_due: 0,
      photos_left: 17,
      services: [{ number: made.number, kind: 'photos', status: 'pending_payment', units: 3, note: 'the zip' }],
    });
    expect(open(number)).not.toContain(`qc ${number}`);
    expect(await payService(server, shopper.userId, made.number)).toBe('paid');
    expect(await payService(server, shopper.userId, made.number)).toBe('already_paid');
    expect(open(number)).toContain(`qc ${number}`);
    expect(await own.item()).toMatchObject({ photos_due: 3, photos_left: 17 });
    const [seen] = await goodsOf(server.staff(), shopper.userId);
    expect(seen).toMatchObject({ photos_due: 3, photo_note: 'the zip' });

    await shoot(server.staff(), id, 2);
    expect((await serviceOf(shopper, made.number)).status).toBe('paid');
    await shoot(server.staff(), id, 1);
    expect(await serviceOf(shopper, made.number)).toMatchObject({ status: 'done', actions: [] });
    expect(await own.item()).toMatchObject({ photos_due: 0, services: [] });
    expect(open(number)).not.toContain(`qc ${number}`);
    expect(await titles(shopper.userId)).toEqual(['Your photos are ready']);
  });

  it('adds to the photos that came with the order and to those that are there', async () => {
    const { id, own, shopper } = await shelf({ photo: { count: 2, note: 'the seam' } });
    await shoot(server.staff(), id, 4);
    const { number } = (await own.order(5)).data;
    await payService(server, shopper.userId, number);
    expect(await own.item()).toMatchObject({ photos_due: 5, photos_left: 11 });
    expect((await own.order(12)).reason).toBe('too_many_photos');
    expect((await own.order(11)).status).toBe(200);
    expect((await own.item()).photos_left).toBe(0);
  });

  it.each([0, 21, 1.5])('of %d photos is refused', async (photos) => {
    const { own } = await shelf();
    expect((await own.order(photos)).status).toBe(422);
  });

  it('is refused for goods of others, goods in a package, another price and unknown fields', async () => {
    const { shopper, id, own } = await shelf();
    expect((await services(server.shopper(), id).order(1)).status).toBe(404);
    expect((await services(shopper, 'nothing').order(1)).status).toBe(404);
    const changed = await own.order(2, { amount_fen: 500 });
    expect(changed.failure).toMatchObject({ reason: 'price_changed', amount_fen: 400 });
    const body = { item_id: id, photos: 1, note: '', colour: 'red' };
    expect((await shopper.call(orderPhotoServiceContract, { body: body as never, headers: key() })).status).toBe(422);
    expect((await own.order(1, { headers: {} as never })).status).toBe(400);
    expect((await own.order(1, { note: 'x'.repeat(501) })).status).toBe(422);
    await packed(shopper, [id]);
    expect((await own.order(1)).reason).toBe('item_taken');
    expect((await own.item()).photos_left).toBe(0);
  });

  it('is made once by a repeated key', async () => {
    const { shopper, own } = await shelf();
    const headers = key();
    const first = await own.order(2, { headers });
    const second = await own.order(2, { headers });
    expect(second.data).toEqual(first.data);
    expect((await servicesOf(shopper)).total).toBe(1);
  });

  it('belongs to its shopper alone', async () => {
    const { service, shopper } = await ordered();
    const stranger = server.shopper();
    expect((await stranger.call(getServiceContract, { params: { number: service } })).status).toBe(404);
    expect((await cancelOwn(stranger, service)).status).toBe(404);
    expect(await payService(server, stranger.userId, service)).toBe('not_payable');
    expect((await servicesOf(stranger)).total).toBe(0);
    expect((await servicesOf(shopper)).total).toBe(1);
  });

  it('that costs nothing counts as paid at once', async () => {
    expect((await desk(server.staff()).prices(0)).status).toBe(200);
    const { number, own } = await shelf();
    const made = (await own.order(2)).data;
    expect(made).toMatchObject({ amount_fen: 0, status: 'paid' });
    expect(open(number)).toContain(`qc ${number}`);
    expect((await desk(server.staff()).cancel(made.number)).data).toMatchObject({
      status: 'cancelled',
      refunded_fen: 0,
    });
    await desk(server.staff()).prices(200);
  });
});

describe('an unpaid service', () => {
  it('is cancelled by its shopper, once', async () => {
    const { shopper, own } = await shelf();
    const { number } = (await own.order(1)).data;
    expect((await cancelOwn(shopper, number)).data).toMatchObject({ status: 'cancelled', cancelled_by: 'shopper' });
    expect((await cancelOwn(shopper, number)).data.status).toBe('cancelled');
    expect(await payService(server, shopper.userId, number)).toBe('not_payable');
    expect((await own.item()).photos_left).toBe(20);
    expect(await titles(shopper.userId)).toEqual([]);
  });

  it('ends by itself after 24 hours', async () => {
    const { shopper, own } = await shelf();
    const { number } = (await own.order(1)).data;
    server.clock.advance(day - hour);
    await server.runJob(endServicesJob, null);
    expect((await serviceOf(shopper, number)).status).toBe('pending_payment');
    server.clock.advance(hour);
    expect(await payService(server, shopper.userId, number)).toBe('payment_expired');
    await server.runJob(endServicesJob, null);
    expect(await serviceOf(shopper, number)).toMatchObject({ status: 'cancelled', cancelled_by: 'system' });
    expect(await titles(shopper.userId)).toEqual(['A service was cancelled']);
  });
});

describe('a paid service', () => {
  it('is not cancelled by its shopper, but by service with its money and a reason that the shopper reads', async () => {
    const { shopper, service, number } = await ordered();
    expect((await cancelOwn(shopper, service)).reason).toBe('wrong_state');
    expect((await desk(server.colleague('receiver')).cancel(service)).status).toBe(403);
    const colleague = desk(server.colleague('service'));
    expect((await colleague.cancel(service, '')).status).toBe(422);
    server.approvals.limit(599);
    expect((await colleague.cancel(service)).reason).toBe('approval_needed');
    server.approvals.limit(null);
    expect((await serviceOf(shopper, service)).status).toBe('paid');
    expect((await colleague.cancel(service)).data).toMatchObject({ status: 'cancelled', refunded_fen: 600 });
    expect((await colleague.cancel(service)).status).toBe(200);
    expect(await server.money.of(service)).toEqual({ captured: 600, refunded: 600 });
    expect(await serviceOf(shopper, service)).toMatchObject({ cancel_note: 'the goods are sealed' });
    expect(open(number)).not.toContain(`qc ${number}`);
    const [message] = await server.messages.to(shopper.userId);
    expect(message?.body.en).toContain('the goods are sealed');
    const log = await listStaffActions(server.core.db, { page: 1, page_size: 9, subject: service });
    expect(log.items.map(({ action }) => action)).toEqual(['service.cancel']);
    expect((await colleague.cancel('SV2611ZZZZZZZ')).status).toBe(404);
  });

  it('is done once an earlier one is cancelled whose photos it needs no more', async () => {
    const { shopper, id, number, service, own } = await ordered(3);
    const second = (await own.order(1)).data.number;
    server.clock.advance(1);
    await payService(server, shopper.userId, second);
    await shoot(server.staff(), id, 2);
    expect((await serviceOf(shopper, second)).status).toBe('paid');
    const colleague = desk(server.colleague('service'));
    expect((await colleague.cancel(service)).data).toMatchObject({ status: 'cancelled', refunded_fen: 600 });
    expect(await own.item()).toMatchObject({ photos_due: 0, services: [] });
    expect(await serviceOf(shopper, second)).toMatchObject({ status: 'done' });
    expect(open(number)).not.toContain(`qc ${number}`);
    expect(await titles(shopper.userId)).toContain('Your photos are ready');
  });

  it('returns its money when the goods are shipped before it is done', async () => {
    const { shopper, id, service } = await ordered();
    const parcel = await packed(shopper, [id]);
    await server.money.pay(shopper.userId, [parcel]);
    expect((await staffSteps(server.staff(), parcel).ship()).status).toBe(200);
    expect(await serviceOf(shopper, service)).toMatchObject({ status: 'cancelled', cancelled_by: 'system' });
    expect(await server.money.of(service)).toEqual({ captured: 600, refunded: 600 });
  });

  it('keeps what was ordered, and takes no step back, whatever writes to it', async () => {
    const { service } = await ordered();
    const write = (set: string) =>
      server.core.db.execute(sql.raw(`update service_order set ${set} where number = '${service}'`));
    for (const set of [
      'amount_fen = 1, units = 1',
      "kind = 'photos'",
      "status = 'pending_payment', paid_at = null",
      "note = 'x'",
      'photos_before = 9',
    ])
      await expect(write(set)).rejects.toThrow();
    await expect(server.core.db.execute(sql`delete from service_item`)).rejects.toThrow();
  });
});

describe('a service', () => {
  it('keeps goods from their disposal while it waits for its payment, or is paid and not done', async () => {
    const { shopper, ids } = await disposableGoods(server);
    const [id = ''] = ids;
    const { number } = (await services(shopper, id).order(2)).data;
    const refused = (service: string) => ({ status: 409, reason: 'item_service_open', failure: { number: service } });
    expect(await dispose(server.staff(), id)).toMatchObject(refused(number));
    await cancelOwn(shopper, number);
    const { number: paid, amount_fen: amount } = (await services(shopper, id).order(3)).data;
    await payService(server, shopper.userId, paid);
    expect(await dispose(server.staff(), id)).toMatchObject(refused(paid));
    expect(await server.money.of(paid)).toEqual({ captured: amount, refunded: 0 });
    expect((await desk(server.staff()).cancel(paid)).status).toBe(200);
    expect((await dispose(server.staff(), id)).status).toBe(200);
  });

  it('is part of the personal data of its shopper, and is erased with its texts and photos', async () => {
    const { shopper, id, own } = await shelf();
    await own.order(2, { note: 'the zip' });
    const { personalData } = server.feature.ports;
    expect(await personalData.collect(shopper.userId)).toMatchObject({
      store: [{ id }],
      services: [{ kind: 'photos', note: 'the zip', items: [{ id }] }],
    });
    await server.core.transaction((tx) => personalData.erase(tx, shopper.userId));
    expect(await personalData.collect(shopper.userId)).toMatchObject({ services: [{ kind: 'photos', note: '' }] });
  });
});

describe('the prices', () => {
  it('are changed by owners, by the version they saw, and change nothing that was ordered', async () => {
    const { shopper, own } = await shelf();
    const { number } = (await own.order(2)).data;
    const staff = desk(server.staff());
    const before = (await staff.prices(200)).data;
    expect((await staff.prices(300)).data).toEqual({
      photo_fen: 300,
      measurement_fen: 300,
      rehearsal_fen: 1_500,
      version: before.version + 1,
    });
    expect((await staff.prices(300)).data.version).toBe(before.version + 1);
    expect((await staff.prices(400, { 'if-match': String(before.version) })).reason).toBe('changed_meanwhile');
    expect((await staff.prices(-1)).status).toBe(422);
    expect((await desk(server.colleague('finance')).prices(1)).status).toBe(403);
    expect((await serviceOf(shopper, number)).amount_fen).toBe(400);
    expect(await payService(server, shopper.userId, number)).toBe('paid');
    expect((await own.order(1)).data.amount_fen).toBe(300);
    await staff.prices(200);
  });
});

describe('staff', () => {
  it('find services by state, number and goods', async () => {
    const { shopper, service, number } = await ordered();
    const list = async (query: object) =>
      (await server.colleague('receiver').call(listStaffServicesContract, { query: { limit: 100, ...query } })).data;
    for (const q of [service, number.toLowerCase()])
      expect((await list({ q })).items.map((one) => one.number)).toEqual([service]);
    expect((await list({ status: 'done', q: service })).items).toEqual([]);
    const first = await list({ limit: 1 });
    expect((await list({ limit: 1, cursor: first.next })).items[0]?.number).not.toBe(first.items[0]?.number);
    const one = await server.colleague('packer').call(getStaffServiceContract, { params: { number: service } });
    expect(one.data).toMatchObject({ user_id: shopper.userId, items: [{ number }] });
    expect((await server.colleague('buyer').call(listStaffServicesContract, { query: { limit: 1 } })).status).toBe(403);
  });
});

describe('40 concurrent callers', () => {
  const callers = Array.from({ length: 40 }, (_, index) => index);

  test('never order more photos of an item than can be paid for', { timeout: 120_000 }, async () => {
    const { shopper, own } = await shelf();
    const answers = await Promise.all(callers.map(() => own.order(3)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'too_many_photos']));
    expect((await servicesOf(shopper)).total).toBe(6);
    expect((await own.item()).photos_left).toBe(2);
  });

  test(
    'pay and cancel a service, photograph and pack its goods, and the money is right',
    { timeout: 120_000 },
    async () => {
      const { shopper, id, own } = await shelf();
      const { number } = (await own.order(2)).data;
      await Promise.all(
        callers.map(async (index) => {
          if (index % 5 === 0) await payService(server, shopper.userId, number);
          if (index % 5 === 1) await cancelOwn(shopper, number);
          if (index % 5 === 2) await desk(server.staff()).cancel(number);
          if (index % 5 === 3) await shoot(server.staff(), id, 1);
          if (index % 5 === 4) await ownSteps(shopper, await packed(shopper, [id]).catch(() => 'none')).cancel();
        }),
      );
      const { status, amount_fen: amountFen } = await serviceOf(shopper, number);
      const { captured, refunded } = await server.money.of(number);
      expect(captured - refunded).toBe(status === 'done' || status === 'paid' ? amountFen : 0);
    },
  );
});
