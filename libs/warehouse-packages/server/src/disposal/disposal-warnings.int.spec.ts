import { day, hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownSteps, packed, warehouseOf } from '../testing/package-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';
import { warnOfDisposalJob } from './warn-of-disposal.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const warn = () => server.runJob(warnOfDisposalJob, null);
const messagesTo = async ({ userId }: Person) => await server.messages.to(userId);
const titlesTo = async (shopper: Person) => (await messagesTo(shopper)).map(({ title }) => title.en);
const dateOf = async (shopper: Person) => (await warehouseOf(shopper)).items[0]?.dispose_at;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * day).toISOString();
/** Refused by a trigger. */
const refused = (statement: ReturnType<typeof sql>) =>
  expect(server.core.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });

describe('the date of disposal', () => {
  it('is shown with the most that storage costs, 180 days after receipt', async () => {
    const shopper = server.shopper();
    await server.stock(shopper.userId, [{}]);
    const date = inDays(180);
    expect((await warehouseOf(shopper)).items).toMatchObject([{ fee_max_fen: 3_000, dispose_at: date }]);
    server.clock.advance(91 * day);
    expect((await warehouseOf(shopper)).items).toMatchObject([{ storage_fen: 3_000, dispose_at: date }]);
  });

  it('is not shown of goods in a package, which pays for 60 days at most', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    server.clock.advance(120 * day);
    await packed(shopper, ids);
    expect((await warehouseOf(shopper)).items).toMatchObject([{ storage_fen: 3_000, dispose_at: null }]);
  });
});

describe('the warnings of a disposal', () => {
  it('are sent once at 30, 7 and 1 days, in one message for all goods of a shopper', async () => {
    const shopper = server.shopper();
    await server.stock(shopper.userId, [{ name: 'Tote' }, { name: 'Tea' }]);
    const date = inDays(180);
    const steps: [advance: number, messages: number][] = [
      [150 * day - 1, 0],
      [1, 1],
      [0, 1],
      [23 * day - 1, 1],
      [1, 2],
      [6 * day - 1, 2],
      [1, 3],
      [day, 3],
      [40 * day, 3],
    ];
    for (const [advance, messages] of steps) {
      server.clock.advance(advance);
      await warn();
      expect(await titlesTo(shopper)).toHaveLength(messages);
    }
    expect(await titlesTo(shopper)).toEqual([
      'We dispose of goods in 30 days',
      'We dispose of goods in 7 days',
      'We dispose of goods in 1 day',
    ]);
    expect(await dateOf(shopper)).toBe(date);
    const [first, ...later] = await messagesTo(shopper);
    expect(first?.text).toBeUndefined();
    for (const { text } of later) expect(text).toEqual({ event: 'disposal', number: null, until: date });
    expect(first).toMatchObject({
      kind: 'goods_disposal',
      link: '/mine/store',
      title: { zh: '商品将在 30 天后处置' },
      mail: { showsGoods: true },
    });
    expect(first?.mail?.goods.map(({ name }) => name).toSorted()).toEqual(['Tea', 'Tote']);
    for (const words of ['In 30 days, on', 'Tote', 'Tea', '¥0.50 a day', '¥30.00 at most'])
      expect(first?.body.en).toContain(words);
    expect(first?.body.zh).toMatch(/30 天后，即 .+（北京时间 .+）：(Tote、Tea|Tea、Tote)\n/);
  });

  it('are one message if goods are due for different ones, the soonest first', async () => {
    const shopper = server.shopper();
    await server.stock(shopper.userId, [{ name: 'Early' }]);
    server.clock.advance(23 * day);
    await server.stock(shopper.userId, [{ name: 'Late' }]);
    server.clock.advance(127 * day);
    await warn();
    server.clock.advance(23 * day);
    await warn();
    const [, second, ...others] = await messagesTo(shopper);
    expect(others).toEqual([]);
    expect(second?.title.en).toBe('We dispose of goods in 7 days');
    expect(second?.body.en).toMatch(/In 7 days, on [^\n]+: Early\n\nIn 30 days, on [^\n]+: Late\n/);
    expect(second?.mail?.goods.map(({ name }) => name)).toEqual(['Early', 'Late']);
  });

  it('are one message and not three after the server did not run, and move the date, so that each is true', async () => {
    const shopper = server.shopper();
    await server.stock(
      shopper.userId,
      Array.from({ length: 8 }, (_, index) => ({ name: `Thing ${index}` })),
    );
    server.clock.advance(300 * day);
    expect(await dateOf(shopper)).toBe(inDays(30));
    await Promise.all(Array.from({ length: 10 }, warn));
    expect(await titlesTo(shopper)).toEqual(['We dispose of goods in 30 days']);
    expect((await messagesTo(shopper))[0]?.body.en).toContain('and 3 more');
    const date = inDays(30);
    expect(await dateOf(shopper)).toBe(date);
    server.clock.advance(22 * day + 23 * hour);
    await warn();
    expect(await titlesTo(shopper)).toHaveLength(1);
    server.clock.advance(3 * hour);
    await warn();
    expect(await titlesTo(shopper)).toEqual(['We dispose of goods in 30 days', 'We dispose of goods in 7 days']);
    expect(await dateOf(shopper)).toBe(inDays(7));
  });

  it('are not sent for goods in a package, nor for goods that cannot be packed yet; they get all of them later', async () => {
    const packer = server.shopper();
    const waiting = server.shopper();
    const ids = await server.stock(packer.userId, [{}]);
    await server.stock(waiting.userId, [{}], { orderNumber: 'CV2611WAITS', released: false });
    server.clock.advance(150 * day - hour);
    const number = await packed(packer, ids);
    server.clock.advance(20 * hour);
    await warn();
    expect([await titlesTo(packer), await titlesTo(waiting)]).toEqual([[], []]);
    await ownSteps(packer, number).cancel();
    await server.release('CV2611WAITS');
    await warn();
    for (const shopper of [packer, waiting]) {
      expect(await titlesTo(shopper)).toEqual(['We dispose of goods in 30 days']);
      expect(await dateOf(shopper)).toBe(inDays(30));
    }
  });

  it('count only if their message was written, and reach others if one fails', async () => {
    const stuck = server.shopper();
    const other = server.shopper();
    await server.stock(stuck.userId, [{}]);
    await server.stock(other.userId, [{}]);
    server.clock.advance(151 * day);
    await server.core.db.execute(
      sql`alter table fake_message add constraint refused check (user_id <> ${sql.raw(`'${stuck.userId}'`)})`,
    );
    await expect(warn()).rejects.toThrow('1 disposal warnings');
    expect(await titlesTo(other)).toHaveLength(1);
    await server.core.db.execute(sql`alter table fake_message drop constraint refused`);
    server.clock.advance(5 * day);
    expect(await dateOf(stuck)).toBe(inDays(30));
    await warn();
    expect(await titlesTo(stuck)).toHaveLength(1);
    expect(await dateOf(stuck)).toBe(inDays(30));
  });

  it('cannot be forged: the database takes each in its turn and its time, and keeps them', async () => {
    const shopper = server.shopper();
    const [id] = await server.stock(shopper.userId, [{}]);
    const warning = (days: number, at: string) =>
      sql`insert into disposal_warning (item_id, days, at) values (${id}, ${days}, ${at})`;
    await refused(warning(30, inDays(149)));
    await refused(warning(7, inDays(173)));
    await server.core.db.execute(warning(30, inDays(150)));
    await refused(warning(7, inDays(172)));
    await refused(warning(1, inDays(179)));
    await refused(sql`update store_item set disposal_warned_days = 1 where id = ${id}`);
    await refused(sql`update disposal_warning set at = at - interval '1 hour' where item_id = ${id}`);
    await refused(sql`delete from disposal_warning where item_id = ${id}`);
  });
});
