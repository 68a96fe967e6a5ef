import { maxUnpaidServices } from '@caravan/goods-services/contract';
import { listStaffActions } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { goodsOf, key, packed } from '@caravan/warehouse-packages/server/testing';
import { desk, payService, receiver, serviceOf, services, servicesOf } from './testing/service-steps.ts';
import { servicesServer, type ServicesServer } from './testing/services-server.ts';

let server: ServicesServer;
beforeAll(async () => {
  server = await servicesServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.audit()).toEqual([]);
});

const shelf = async () => {
  const shopper = server.shopper();
  const [id = ''] = await server.stock(shopper.userId, [{}]);
  const [goods] = await goodsOf(server.staff(), shopper.userId);
  return { shopper, id, number: goods?.number ?? '', own: services(shopper, id) };
};
const chest = { what: 'other', name: 'chest width', stated: 500 } as const;
/** Goods whose length and chest width are to be measured. */
const ordered = async () => {
  const made = await shelf();
  const { number: service } = (await made.own.measure([{ what: 'length' }, chest])).data;
  expect(await payService(server, made.shopper.userId, service)).toBe('paid');
  return { ...made, service };
};
const open = (ref: string) => server.queues.open().filter((one) => one === `qc ${ref}`);

describe('a measurement', () => {
  it('asks the receiver after its payment, and shows what was measured beside what was stated', async () => {
    const { shopper, number, service, own } = await ordered();
    expect((await own.item()).services).toMatchObject([{ number: service, kind: 'measurement', status: 'paid' }]);
    expect(open(number)).toHaveLength(1);
    const measures = [
      { what: 'length', name: '', stated: null },
      { what: 'other', name: 'chest width', stated: 500 },
    ];
    const [seen] = await goodsOf(server.staff(), shopper.userId);
    expect(seen?.measurements).toEqual([{ number: service, note: '', measures }]);
    const staff = receiver(server.colleague('receiver'));
    expect((await staff.measure(service, [320, 520])).data).toMatchObject({ status: 'done' });
    expect(open(number)).toEqual([]);
    expect(await serviceOf(shopper, service)).toMatchObject({
      amount_fen: 300,
      status: 'done',
      measures,
      results: [{ values: [320, 520], note: null }],
    });
    expect((await server.messages.to(shopper.userId)).map(({ title }) => title.en)).toEqual([
      'Your goods are measured',
    ]);
    const log = await listStaffActions(server.core.db, { page: 1, page_size: 9, subject: service });
    expect(log.items.map(({ action }) => action)).toEqual(['service.measure']);
  });

  it.each([
    ['nothing', []],
    ['a side twice', [{ what: 'length' }, { what: 'length' }]],
    ['a dimension without a name', [{ what: 'other' }]],
    ['a side with a name', [{ what: 'length', name: 'sleeve' }]],
    ['a dimension twice', [chest, { ...chest, name: 'Chest Width' }]],
    ['six named dimensions', [1, 2, 3, 4, 5, 6].map((n) => ({ what: 'other', name: `part ${n}` }))],
    ['a name of 61 characters', [{ what: 'other', name: 'x'.repeat(61) }]],
    ['a stated value of 0', [{ what: 'weight', stated: 0 }]],
    ['an unknown kind', [{ what: 'smell' }]],
  ] as const)('of %s is refused', async (_, measures) => {
    const { own } = await shelf();
    expect((await own.measure(measures as never)).status).toBe(422);
  });

  it('is refused for goods of others, packed goods and another price', async () => {
    const { shopper, id, own } = await shelf();
    expect((await services(server.shopper(), id).measure([{ what: 'length' }])).status).toBe(404);
    expect((await own.measure([{ what: 'length' }], { amount_fen: 299 })).reason).toBe('price_changed');
    await packed(shopper, [id]);
    expect((await own.measure([{ what: 'length' }])).reason).toBe('item_taken');
  });

  it('is ordered, recorded and corrected once by a repeated key', async () => {
    const { shopper, own } = await shelf();
    const headers = key();
    const first = await own.measure([chest], { headers });
    const second = await own.measure([chest], { headers });
    expect(second.data).toEqual(first.data);
    expect((await servicesOf(shopper)).total).toBe(1);
    const { number } = first.data;
    await payService(server, shopper.userId, number);
    const staff = receiver(server.staff());
    const done = await staff.measure(number, [505], headers);
    const again = await staff.measure(number, [505], headers);
    expect(again.data).toEqual(done.data);
    const other = key();
    const correct = () => staff.correct(number, [506], 'the tape was bent', other);
    expect((await correct()).data).toEqual((await correct()).data);
    expect((await serviceOf(shopper, number)).results).toHaveLength(2);
    expect((await own.measure([chest], { headers: {} as never })).status).toBe(400);
  });

  it('that is cancelled by staff returns what was paid, and is not owed any more', async () => {
    const { shopper, number, service } = await ordered();
    expect((await desk(server.staff()).cancel(service)).data).toMatchObject({ refunded_fen: 300 });
    expect(open(number)).toEqual([]);
    expect(await serviceOf(shopper, service)).toMatchObject({ status: 'cancelled', results: [] });
    expect((await receiver(server.staff()).measure(service, [320, 520])).reason).toBe('wrong_state');
  });

  it('that costs nothing is owed at once, and the price of an earlier order stays', async () => {
    const { shopper, number, own } = await shelf();
    const paid = (await own.measure([chest])).data;
    await desk(server.staff()).prices(200, {}, 0);
    expect((await own.measure([chest])).data).toMatchObject({ amount_fen: 0, status: 'paid' });
    expect(open(number)).toHaveLength(1);
    expect(await serviceOf(shopper, paid.number)).toMatchObject({ amount_fen: 300, status: 'pending_payment' });
    await desk(server.staff()).prices(200);
  });

  it('is ordered by as many callers at once as may leave a service unpaid or undone', async () => {
    const { shopper, own } = await shelf();
    await desk(server.staff()).prices(200, {}, 0);
    expect((await own.measure([chest])).data.status).toBe('paid');
    await desk(server.staff()).prices(200);
    // Of goods of their own, so that they do not wait for each other's goods.
    const ids = await server.stock(
      shopper.userId,
      Array.from({ length: maxUnpaidServices + 5 }, () => ({})),
    );
    const answers = await Promise.all(ids.map((id) => services(shopper, id).measure([chest])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxUnpaidServices - 1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['too_many_services']));
    const [one] = (await servicesOf(shopper)).items.filter(({ status }) => status === 'pending_payment');
    await payService(server, shopper.userId, one?.number ?? '');
    expect((await own.measure([chest])).status).toBe(200);
    expect((await own.measure([chest])).reason).toBe('too_many_services');
    const other = await shelf();
    expect((await other.own.measure([chest])).status).toBe(200);
  });

  it('is recorded by receivers, with a value for each measure, once', async () => {
    const { number, service } = await ordered();
    const staff = receiver(server.staff());
    expect((await receiver(server.colleague('packer')).measure(service, [1, 2])).status).toBe(403);
    for (const values of [[], [1], [1, 2, 3], [0, 1], [1.5, 1], [1_000_001, 1]])
      expect((await staff.measure(service, values)).status).toBe(422);
    server.queues.holders.set(number, 'staff_busy');
    expect((await staff.measure(service, [320, 520])).reason).toBe('claimed');
    server.queues.holders.delete(number);
    expect((await staff.correct(service, [320, 520])).reason).toBe('wrong_state');
    expect((await staff.measure(service, [320, 520])).status).toBe(200);
    expect((await staff.measure(service, [320, 520])).status).toBe(200);
    expect((await staff.measure(service, [320, 521])).reason).toBe('wrong_state');
    expect((await staff.measure('SV2611ZZZZZZZ', [1, 2])).status).toBe(404);
    expect((await desk(server.staff()).cancel(service)).reason).toBe('wrong_state');
  });

  it('is not recorded before it is paid, nor for photos', async () => {
    const { own, shopper } = await shelf();
    const unpaid = (await own.measure([{ what: 'weight', stated: 900 }])).data.number;
    const photos = (await own.order(1)).data.number;
    await payService(server, shopper.userId, photos);
    const staff = receiver(server.staff());
    expect((await staff.measure(unpaid, [900])).reason).toBe('wrong_state');
    expect((await staff.measure(photos, [900])).reason).toBe('wrong_state');
  });

  it('is corrected with a note, which the shopper reads; the earlier values stay', async () => {
    const { shopper, service } = await ordered();
    const staff = receiver(server.staff());
    await staff.measure(service, [320, 520]);
    expect((await staff.correct(service, [320, 505], '')).status).toBe(422);
    expect((await staff.correct(service, [320, 505])).status).toBe(200);
    expect((await staff.correct(service, [320, 505])).status).toBe(200);
    expect((await serviceOf(shopper, service)).results).toMatchObject([
      { values: [320, 520], note: null },
      { values: [320, 505], note: 'the tape was bent' },
    ]);
    expect((await server.messages.to(shopper.userId)).at(-1)?.body.en).toContain('the tape was bent');
    expect(await server.messages.to(shopper.userId)).toHaveLength(2);
  });

  it('never changes, whatever writes to it', async () => {
    const { service } = await ordered();
    await receiver(server.staff()).measure(service, [320, 520]);
    const write = (text: string) => server.core.db.execute(sql.raw(`${text} where service_number = '${service}'`));
    for (const text of [
      'update measurement_result set "values" = \'{1,2}\'',
      'delete from measurement_result',
      'update service_measure set stated = 1',
      "update service_measure set name = 'waist' ",
    ])
      await expect(write(text)).rejects.toThrow();
    const more = `insert into service_measure values ('${service}', 2, 'weight', '', null)`;
    await expect(server.core.db.execute(sql.raw(more))).rejects.toThrow();
    const skipped = `insert into measurement_result values ('${service}', 3, '{1,2}', 'wrong', 'staff_1', now())`;
    await expect(server.core.db.execute(sql.raw(skipped))).rejects.toThrow();
  });

  test('by 40 concurrent callers is recorded once', { timeout: 120_000 }, async () => {
    const { shopper, service } = await ordered();
    const staff = receiver(server.staff());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => staff.measure(service, [320 + (index % 2), 520])),
    );
    const reasons = new Set(answers.map(({ status, reason }) => (status === 200 ? 'recorded' : reason)));
    expect([...reasons].sort()).toEqual(['recorded', 'wrong_state']);
    expect((await serviceOf(shopper, service)).results).toHaveLength(1);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });

  test('is recorded or cancelled by 40 concurrent callers, never both', { timeout: 120_000 }, async () => {
    const { shopper, service } = await ordered();
    const measurer = receiver(server.staff());
    const canceller = desk(server.staff());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? measurer.measure(service, [320, 520]) : canceller.cancel(service),
      ),
    );
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'wrong_state']));
    const { status, results, refunded_fen } = await serviceOf(shopper, service);
    expect([
      ['done', 1, 0],
      ['cancelled', 0, 300],
    ]).toContainEqual([status, results.length, refunded_fen]);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });

  test('is corrected by 30 concurrent callers one after the other', { timeout: 120_000 }, async () => {
    const { shopper, service } = await ordered();
    const staff = receiver(server.staff());
    await staff.measure(service, [320, 520]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => staff.correct(service, [330 + index, 520])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await serviceOf(shopper, service)).results).toHaveLength(31);
  });
});
