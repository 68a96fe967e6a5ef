import { importShipmentsContract, listStaffPackagesContract } from '@caravan/warehouse-packages/contract/staff';
import { day } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageIn, packageOf, staffSteps } from '../testing/package-steps.ts';
import { packer } from '../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';
import { warehouseFindables } from '../store/find-goods.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

let made = 0;
/** Another number of SF each time; the last eight digits. */
const digits = (): string => String((made += 1)).padStart(8, '0');

const paid = () => packageIn(server, 'to_be_delivered');
const ready = async () => {
  const one = await paid();
  await server.core.db.execute(
    sql`update package set stage = 'ready', stage_at = now() where number = ${one.number} and stage is null`,
  );
  return one;
};
const load = (number: string, carrier: string, tracking_number: string, language = 'en') =>
  server.staff().call(importShipmentsContract, {
    body: { rows: [{ number, carrier, tracking_number }], dry_run: false },
    headers: { 'client-language': language },
  });
const numbersOf = async (q: string) =>
  (await server.staff().call(listStaffPackagesContract, { query: { q, page: 1, page_size: 20 } })).data.items.map(
    ({ number }) => number,
  );

describe('a tracking number', () => {
  test('is stored in one form by every way in, and found in every spelling', async () => {
    const shipped = await paid();
    const corrected = await paid();
    const imported = await paid();
    const handed = await ready();
    const kept = async ({ shopper, number }: typeof shipped) => (await packageOf(shopper, number)).tracking;
    const a = digits();
    const b = digits();
    const c = digits();
    const d = digits();
    const typed = (tail: string): string => ` ｓｆ12345-${tail.slice(0, 4)}\u200b ${tail.slice(4)}\u2011x `;
    const stored = (tail: string) => ({ carrier: 'SF Express', number: `SF12345-${tail}-X` });

    await shipped.staffCalls.ship({ carrier: ' SF  Express', tracking_number: typed(a) });
    await corrected.staffCalls.ship();
    await corrected.staffCalls.correct({ carrier: 'ＳＦ Express', tracking_number: typed(b) });
    await load(imported.number, 'SF Express', typed(c));
    const calls = packer(server.colleague('packer'));
    const { id } = (await calls.begin('SF Express')).data;
    await calls.hand(id, handed.number, typed(d));
    await calls.close(id);
    expect(await Promise.all([shipped, corrected, imported, handed].map(kept))).toMatchObject([a, b, c, d].map(stored));

    for (const [one, tail] of [
      [shipped, a],
      [handed, d],
    ] as const) {
      const spellings = [`sf1234 5${tail}x`, `SF12345${tail}X`, `SF-1234-5${tail}-X`, `ＳＦ12345－${tail}．x`];
      for (const q of spellings) {
        expect(await numbersOf(q), q).toEqual([one.number]);
        const found = await warehouseFindables[0]?.find(server.core.db, q, 5);
        expect(
          found?.map(({ ref }) => ref),
          q,
        ).toEqual([one.number]);
      }
    }
    expect(await numbersOf('---')).toEqual([]);
  });

  test('of a carrier belongs to one package, whichever way it comes in', async () => {
    const tail = digits();
    const first = await paid();
    await first.staffCalls.ship({ carrier: 'DHL', tracking_number: `JD-${tail}` });
    const second = await ready();
    const known = { status: 409, reason: 'tracking_known' };
    const calls = packer(server.colleague('packer'));
    const { id } = (await calls.begin('dhl')).data;
    expect(await second.staffCalls.ship({ carrier: 'dhl', tracking_number: `jd${tail}` })).toMatchObject({
      ...known,
      message: `This tracking number already belongs to package ${first.number}`,
    });
    expect(await calls.hand(id, second.number, `jd ${tail}`)).toMatchObject(known);
    expect((await load(second.number, 'Dhl', `JD.${tail}`, 'zh')).data.rows).toMatchObject([
      { outcome: 'refused', reason: 'tracking_known', message: `该运单号已用于包裹 ${first.number}` },
    ]);
    const third = await packageIn(server, 'pending_receipt');
    expect(await third.staffCalls.correct({ carrier: 'DHL', tracking_number: `JD${tail}` })).toMatchObject(known);

    // A number that waits in a hand-over is taken as well, and another carrier may have the same number.
    const waiting = `JD${digits()}`;
    expect((await calls.hand(id, second.number, waiting)).status).toBe(200);
    expect(await third.staffCalls.correct({ carrier: 'DHL', tracking_number: waiting })).toMatchObject({
      ...known,
      message: expect.stringContaining(second.number) as string,
    });
    expect((await third.staffCalls.correct({ carrier: 'UPS', tracking_number: `JD${tail}` })).status).toBe(200);
    // Repeated in another spelling, it is the same shipment.
    expect((await first.staffCalls.ship({ carrier: 'dhl', tracking_number: `jd${tail}` })).status).toBe(200);
    expect((await packageOf(first.shopper, first.number)).tracking?.number).toBe(`JD-${tail}`);
  });

  test('goes to one of several packages that are shipped with it at the same time', async () => {
    const parcels = await Promise.all(Array.from({ length: 6 }, paid));
    const tail = digits();
    const spelled = [`YT-${tail}`, `yt${tail}`, `YT ${tail}`];
    const answers = await Promise.all(
      parcels.map(({ number }, index) =>
        staffSteps(server.colleague('packer'), number).ship({
          carrier: index % 2 ? 'YunExpress' : 'yunexpress',
          tracking_number: spelled[index % 3] ?? '',
        }),
      ),
    );
    expect(answers.map(({ reason }) => reason).sort()).toEqual([...Array<string>(5).fill('tracking_known'), undefined]);
  });

  test('is on one package also by the rule of the database', async () => {
    const one = await paid();
    const two = await packageIn(server, 'pending_receipt');
    const number = `EE${digits()}CN`;
    await one.staffCalls.ship({ carrier: 'DHL', tracking_number: number });
    const writing = server.core.db.execute(
      sql`update package set carrier = 'dhl', tracking_number = ${`${number.slice(0, 4)}-${number.slice(4)}`} where number = ${two.number}`,
    );
    await expect(writing).rejects.toMatchObject({ cause: { constraint: 'package_tracking_open' } });
  });

  test('may come again 180 days after its package was received, not before', async () => {
    const first = await paid();
    const second = await paid();
    const tracking_number = `1Z${digits()}`;
    const ship = ({ number }: typeof first) =>
      staffSteps(server.colleague('packer'), number).ship({ carrier: 'UPS', tracking_number });
    await ship(first);
    server.clock.advance(200 * day);
    expect(await ship(second), 'it is still on its way').toMatchObject({ reason: 'tracking_known' });
    await first.own.receive();
    server.clock.advance(179 * day);
    expect(await ship(second)).toMatchObject({ reason: 'tracking_known' });
    expect((await load(second.number, 'ups', tracking_number)).data.rows).toMatchObject([{ outcome: 'refused' }]);
    server.clock.advance(2 * day);
    expect((await load(second.number, 'ups', tracking_number)).data.rows).toMatchObject([{ outcome: 'shipped' }]);
    expect((await numbersOf(tracking_number)).sort()).toEqual([first.number, second.number].sort());
  });

  test.each([
    ['9.40011E+21', 'A spreadsheet has shortened this number'],
    ['运单号：SF1234567890123', 'A tracking number has 5 to 40 letters'],
    ['SF1234567890123 SF1234567890124', 'These are several tracking numbers'],
  ])('%s is none', async (tracking_number, message) => {
    const { staffCalls } = await paid();
    const answer = await staffCalls.ship({ tracking_number });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect(answer.failure).toMatchObject({ fields: { tracking_number: expect.stringContaining(message) as string } });
  });
});
