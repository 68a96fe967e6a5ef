import { day } from '@caravan/kernel';
import { goodsOf, packed, shoot } from '@caravan/warehouse-packages/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { returnDesk, returner } from './testing/goods-return-steps.ts';
import { returnsServer } from './testing/returns-server.ts';
import { services } from './testing/service-steps.ts';
import type { ServicesServer } from './testing/services-server.ts';

let server: ServicesServer;
beforeAll(async () => {
  server = await returnsServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.audit()).toEqual([]);
});

/** A shopper with photographed goods of two pieces. */
const photographed = async (photos = 2) => {
  const shopper = server.shopper();
  const [id = ''] = await server.stock(shopper.userId, [{}]);
  if (photos) await shoot(server.staff(), id, photos);
  return { shopper, id, own: services(shopper, id) };
};
const tasksOf = (number: string) => server.queues.open().filter((one) => one === `return ${number}`);

describe('a verdict about photos', () => {
  it('is given once for each set of photos', async () => {
    const { id, own } = await photographed();
    expect(await own.item()).toMatchObject({ photos_open: true, photo_verdict: null });
    expect((await own.decide('accepted', 2)).data).toMatchObject({
      photos_open: false,
      photo_verdict: { verdict: 'accepted', photos: 2, note: '', return_number: null },
    });
    expect((await own.decide('accepted', 2)).status).toBe(200);
    expect((await own.decide('rejected', 2)).reason).toBe('photos_decided');
    await shoot(server.staff(), id, 1);
    expect((await own.item()).photos_open).toBe(true);
    expect((await own.decide('rejected', 2)).reason).toBe('photos_changed');
    expect((await own.decide('rejected', 3)).data.photo_verdict).toMatchObject({ verdict: 'rejected', photos: 3 });
  });

  it('needs photos, own goods, and goods in no package', async () => {
    const { shopper, id, own } = await photographed();
    const without = await photographed(0);
    expect((await without.own.decide('accepted', 1)).reason).toBe('photos_changed');
    expect((await own.decide('accepted', 0)).status).toBe(422);
    expect((await services(server.shopper(), id).decide('rejected', 2)).status).toBe(404);
    await packed(shopper, [id]);
    expect((await own.decide('accepted', 2)).reason).toBe('item_taken');
    expect((await own.decide('rejected', 2)).reason).toBe('item_taken');
    expect((await returner(shopper).list()).items).toEqual([]);
  });

  it.each([
    ['rejected', { note: '' }, 'note'],
    ['rejected', { note: 'x'.repeat(501) }, 'note'],
    ['rejected', { reason: undefined }, 'reason'],
    ['rejected', { reason: 'changed_mind' }, 'reason'],
    ['rejected', { kind: undefined }, 'kind'],
    ['accepted', { note: 'fine' }, 'note'],
    ['accepted', { reason: 'quality' }, 'reason'],
    ['accepted', { kind: 'return' }, 'kind'],
  ] as const)('is %s with a wish that belongs to it: not with %j', async (verdict, over, field) => {
    const { own } = await photographed();
    const refused = await own.decide(verdict, 2, over);
    expect([refused.status, Object.keys(refused.failure?.fields ?? {})]).toEqual([422, [field]]);
    expect(await own.item()).toMatchObject({ photo_verdict: null, return_number: null });
  });

  it('that rejects opens a return in one step, also after the time for returns', async () => {
    const { shopper, id, own } = await photographed();
    server.clock.advance(20 * day);
    expect((await returner(shopper).ask(id)).reason).toBe('return_window_closed');
    const item = (await own.decide('rejected', 2, { kind: 'exchange' })).data;
    const number = item.photo_verdict?.return_number ?? '';
    expect(item).toMatchObject({ return_number: number, packable: false, photos_open: false });
    expect((await returner(shopper).show(number)).data).toMatchObject({
      state: 'requested',
      kind: 'exchange',
      reason: 'quality',
      text: 'the seam is open',
      from_photos: true,
      paid_by: 'shop',
      actions: ['withdraw'],
    });
    expect((await returnDesk(server.staff()).show(number)).data).toMatchObject({ from_photos: true });
    expect(tasksOf(number)).toHaveLength(1);
    const [seen] = await goodsOf(server.staff(), shopper.userId);
    expect(seen?.photo_verdict).toMatchObject({ verdict: 'rejected', return_number: number });
    expect((await own.decide('rejected', 2, { kind: 'exchange' })).status).toBe(200);
    expect((await own.decide('rejected', 2)).reason).toBe('items_returning');
    expect((await returner(shopper).list()).total).toBe(1);
  });

  it('stays when its return ends without effect, and the goods are free again', async () => {
    const { shopper, id, own } = await photographed();
    const first = (await own.decide('rejected', 2)).data.photo_verdict?.return_number ?? '';
    await returnDesk(server.staff()).refuse(first);
    expect(await own.item()).toMatchObject({
      return_number: null,
      packable: true,
      photos_open: false,
      photo_verdict: { verdict: 'rejected', return_number: first },
    });
    expect((await own.decide('rejected', 2)).data.photo_verdict).toMatchObject({ return_number: first });
    expect((await returner(shopper).list()).total).toBe(1);
    await shoot(server.staff(), id, 1);
    const second = (await own.decide('rejected', 3)).data.photo_verdict?.return_number ?? '';
    await returner(shopper).withdraw(second);
    expect(await own.item()).toMatchObject({ return_number: null, photo_verdict: { return_number: second } });
    await shoot(server.staff(), id, 1);
    await own.decide('accepted', 4);
    expect((await own.item()).photo_verdict).toMatchObject({ verdict: 'accepted', return_number: null });
    expect((await returner(shopper).ask(id)).data).toMatchObject({ from_photos: false });
  });

  it('is refused as a whole for goods in a return', async () => {
    const { shopper, id, own } = await photographed();
    const { number } = (await returner(shopper).ask(id)).data;
    expect((await own.decide('rejected', 2)).reason).toBe('items_returning');
    expect((await own.item()).photo_verdict).toBeNull();
    await returner(shopper).withdraw(number);
    expect((await own.decide('rejected', 2)).status).toBe(200);
  });

  it('is never changed, whatever writes to it', async () => {
    const { id, own } = await photographed();
    const other = await photographed();
    const foreign = (await other.own.decide('rejected', 2)).data.return_number ?? '';
    await own.decide('rejected', 2);
    const write = (text: string) => server.core.db.execute(sql.raw(`${text} where item_id = '${id}'`));
    await expect(write("update photo_verdict set note = 'fine'")).rejects.toThrow();
    await expect(write("update photo_verdict set verdict = 'accepted', note = ''")).rejects.toThrow();
    await expect(write('update photo_verdict set return_number = null')).rejects.toThrow();
    await expect(write('delete from photo_verdict')).rejects.toThrow();
    const add = (returnNumber: string) =>
      server.core.db.execute(
        sql`insert into photo_verdict values (${id}, 9, 'rejected', 'torn', ${returnNumber}, now())`,
      );
    await expect(add(foreign)).rejects.toThrow();
  });

  test('of 40 concurrent callers is the first one alone', { timeout: 120_000 }, async () => {
    const { shopper, id, own } = await photographed();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 4 === 3 ? returner(shopper).ask(id) : own.decide(index % 2 ? 'accepted' : 'rejected', 2),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { photo_verdict: verdict, return_number: number } = await own.item();
    const { items } = await returner(shopper).list();
    expect(items.map((one) => one.number)).toEqual(number === null ? [] : [number]);
    if (verdict?.verdict === 'rejected') expect(verdict.return_number).toBe(number);
    expect(items.map(({ from_photos }) => from_photos)).toEqual(items.map(() => verdict?.verdict === 'rejected'));
    expect(number === null ? [] : tasksOf(number)).toHaveLength(items.length);
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
