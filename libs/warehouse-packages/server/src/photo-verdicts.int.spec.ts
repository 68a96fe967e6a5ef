import { listStaffActions } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { packed } from './testing/package-steps.ts';
import { goodsOf } from './testing/station-steps.ts';
import { desk, services, shoot } from './testing/service-steps.ts';
import { warehouseServer, type WarehouseServer } from './testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

/** A shopper with photographed goods of two pieces. */
const photographed = async (photos = 2) => {
  const shopper = server.shopper();
  const [id = ''] = await server.stock(shopper.userId, [{}]);
  const [goods] = await goodsOf(server.staff(), shopper.userId);
  if (photos) await shoot(server.staff(), id, photos);
  return { shopper, id, number: goods?.number ?? '', own: services(shopper, id) };
};
const open = (ref: string) => server.queues.open().filter((one) => one === `rejected ${ref}`);

describe('a verdict about photos', () => {
  it('is given once for each set of photos', async () => {
    const { id, own } = await photographed();
    expect(await own.item()).toMatchObject({ photos_open: true, photo_verdict: null });
    expect((await own.decide('accepted', 2)).data).toMatchObject({
      photos_open: false,
      photo_verdict: { verdict: 'accepted', photos: 2, note: '', answer: null },
    });
    expect((await own.decide('accepted', 2)).status).toBe(200);
    expect((await own.decide('rejected', 2)).reason).toBe('photos_decided');
    await shoot(server.staff(), id, 1);
    expect((await own.item()).photos_open).toBe(true);
    expect((await own.decide('rejected', 2)).reason).toBe('photos_changed');
    expect((await own.decide('rejected', 3)).data.photo_verdict).toMatchObject({ verdict: 'rejected', photos: 3 });
  });

  it('needs photos, a note if it rejects, own goods, and goods in no package', async () => {
    const { shopper, id, own } = await photographed();
    const without = await photographed(0);
    expect((await without.own.decide('accepted', 1)).reason).toBe('photos_changed');
    expect((await own.decide('accepted', 0)).status).toBe(422);
    expect((await own.decide('rejected', 2, '')).status).toBe(422);
    expect((await own.decide('accepted', 2, 'fine')).status).toBe(422);
    expect((await own.decide('rejected', 2, 'x'.repeat(501))).status).toBe(422);
    expect((await services(server.shopper(), id).decide('accepted', 2)).status).toBe(404);
    await packed(shopper, [id]);
    expect((await own.decide('accepted', 2)).reason).toBe('item_taken');
  });

  it('that rejects opens a task for service, which answers the shopper', async () => {
    const { shopper, id, number, own } = await photographed();
    await own.decide('rejected', 2, 'the seam is open');
    expect(open(number)).toHaveLength(1);
    const [seen] = await goodsOf(server.staff(), shopper.userId);
    expect(seen?.photo_verdict).toMatchObject({ verdict: 'rejected', note: 'the seam is open' });
    expect((await desk(server.colleague('receiver')).answer(id)).status).toBe(403);
    const service = desk(server.colleague('service'));
    expect((await service.answer(id, '')).status).toBe(422);
    server.queues.holders.set(number, 'staff_busy');
    expect((await service.answer(id)).reason).toBe('claimed');
    server.queues.holders.delete(number);
    expect((await service.answer(id)).data.photo_verdict).toMatchObject({ answer: 'The shop sends another one.' });
    expect((await service.answer(id)).status).toBe(200);
    expect((await service.answer(id, 'Something else.')).reason).toBe('no_rejection');
    expect((await service.answer('nothing')).status).toBe(404);
    expect(open(number)).toEqual([]);
    expect((await own.item()).photo_verdict?.answer).toBe('The shop sends another one.');
    const messages = await server.messages.to(shopper.userId);
    expect(messages.map(({ kind, body }) => [kind, body.zh.includes('The shop sends another one.')])).toEqual([
      ['support_answer', true],
    ]);
    const log = await listStaffActions(server.core.db, { page: 1, page_size: 9, subject: number });
    expect(log.items.filter(({ action }) => action === 'item.answer_rejection')).toHaveLength(1);
  });

  it('that accepts new photos ends an earlier rejection', async () => {
    const { id, number, own } = await photographed();
    await own.decide('rejected', 2);
    await shoot(server.staff(), id, 1);
    expect(open(number)).toHaveLength(1);
    await own.decide('accepted', 3);
    expect(open(number)).toEqual([]);
    expect((await desk(server.staff()).answer(id)).reason).toBe('no_rejection');
  });

  it('is never changed, whatever writes to it', async () => {
    const { id, own } = await photographed();
    await own.decide('rejected', 2);
    const write = (text: string) => server.core.db.execute(sql.raw(`${text} where item_id = '${id}'`));
    await expect(write("update photo_verdict set note = 'fine'")).rejects.toThrow();
    await expect(write("update photo_verdict set verdict = 'accepted', note = ''")).rejects.toThrow();
    await expect(write('delete from photo_verdict')).rejects.toThrow();
  });

  test('of 40 concurrent callers is the first one alone', { timeout: 120_000 }, async () => {
    const { number, own } = await photographed();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => own.decide(index % 2 ? 'accepted' : 'rejected', 2)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const verdict = (await own.item()).photo_verdict?.verdict;
    const agreed = answers.filter(({ status }) => status === 200).map(({ data }) => data.photo_verdict?.verdict);
    expect(new Set(agreed)).toEqual(new Set([verdict]));
    expect(open(number)).toHaveLength(verdict === 'rejected' ? 1 : 0);
  });
});

describe('photos of single pieces', () => {
  it('are listed after those of all pieces, piece by piece', async () => {
    const { id, own } = await photographed(1);
    await shoot(server.staff(), id, 1, 2);
    await shoot(server.staff(), id, 2, 1);
    expect((await own.item()).photos.map(({ piece }) => piece)).toEqual([null, 1, 1, 2]);
  });

  it.each([0, 3, 1.5])('are refused for piece %d of two', async (piece) => {
    const { id, own } = await photographed(0);
    expect((await shoot(server.staff(), id, 1, piece)).status).toBe(422);
    expect((await own.item()).photos).toEqual([]);
  });
});
