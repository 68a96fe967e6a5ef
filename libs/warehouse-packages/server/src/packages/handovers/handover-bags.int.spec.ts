import { listStaffActions } from '@caravan/server-core';
import {
  addBagContract,
  getHandoverContract,
  handoverSignature,
  sealBagContract,
  signHandoverContract,
  unsealBagContract,
} from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { key, packageOf } from '../../testing/package-steps.ts';
import { packer, readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let made = 0;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  await server.close();
});

const tracking = (): string => `EB${String((made += 1)).padStart(9, '0')}CN`;
const seal = (): string => `SEAL-${String((made += 1))}`;
const open = (ref: string) => server.queues.open().filter((name) => name.endsWith(` ${ref}`));

/** A packer of one's own, whose hand-overs no other test continues. */
const station = () => {
  const staff = server.colleague('packer');
  const calls = packer(staff);
  /** Scans follow each other by a second, so that their order is known. */
  const hand: typeof calls.hand = (...scan) => {
    server.clock.advance(1_000);
    return calls.hand(...scan);
  };
  return {
    ...calls,
    staff,
    hand,
    bag: (id: string) => staff.call(addBagContract, { params: { id }, headers: key() }),
    seal: (id: string, bag: number, number: string, weight_g: number | null = null, headers = key()) =>
      staff.call(sealBagContract, { params: { id }, body: { bag, seal: number, weight_g }, headers }),
    unseal: (id: string, bag: number) =>
      staff.call(unsealBagContract, { params: { id }, body: { bag }, headers: key() }),
    sign: (id: string, left: string[] = [], headers = key()) =>
      staff.call(signHandoverContract, {
        params: { id },
        body: { name: 'Li Wei', strokes: [[0, 0, 600, 300]], left },
        headers,
      }),
    manifest: async (id: string, format: 'csv' | 'pdf') =>
      server.app.inject({
        url: `/v1/staff/handovers/${id}/manifest?format=${format}`,
        headers: {
          authorization: `Bearer ${server.login({ userId: staff.userId, role: 'staff', staffRoles: ['packer'] })}`,
        },
      }),
  };
};

test('a sealed bag takes no package and loses none, until it is opened', async () => {
  const calls = station();
  const one = await readyPackage(server);
  const two = await readyPackage(server);
  const { id } = (await calls.begin()).data;
  expect((await calls.bag(id)).data.bags).toEqual([{ number: 1, seal: null, weight_g: null, sealed_at: null }]);
  // An empty bag is used before another one.
  expect((await calls.bag(id)).data.bags).toHaveLength(1);
  expect(await calls.seal(id, 1, seal())).toMatchObject({ status: 422, reason: 'bag_empty' });
  expect(await calls.hand(id, one.number, tracking(), key(), 2)).toMatchObject({ status: 404, reason: 'bag_unknown' });
  const first = tracking();
  expect((await calls.hand(id, one.number, first, key(), 1)).data.packages).toMatchObject([{ bag: 1 }]);
  const number = seal();
  expect((await calls.seal(id, 1, number.toLowerCase(), 4_200)).data.bags).toMatchObject([
    { seal: number, weight_g: 4_200 },
  ]);
  expect((await calls.seal(id, 1, number, 4_200)).status).toBe(200);
  expect(await calls.seal(id, 1, seal())).toMatchObject({ status: 409, reason: 'bag_sealed' });
  const refused = { status: 409, reason: 'bag_sealed' };
  expect(await calls.hand(id, two.number, tracking(), key(), 1)).toMatchObject(refused);
  expect(await calls.hand(id, one.number, tracking())).toMatchObject(refused);
  expect(await calls.takeOut(id, one.number)).toMatchObject(refused);
  expect((await calls.hand(id, one.number, first)).status).toBe(200);
  expect((await calls.bag(id)).data.bags).toHaveLength(2);
  await calls.hand(id, two.number, tracking(), key(), 2);
  expect(await calls.seal(id, 2, number)).toMatchObject({ status: 409, reason: 'seal_known' });
  expect(await calls.close(id)).toMatchObject({ status: 409, reason: 'bag_open' });
  expect((await calls.unseal(id, 1)).data.bags[0]).toMatchObject({ seal: null, weight_g: null });
  expect((await calls.takeOut(id, one.number)).data.packages).toHaveLength(1);
  expect((await calls.seal(id, 2, number)).status).toBe(200);
  expect((await calls.close(id)).data.packages).toMatchObject([{ outcome: 'shipped', bag: 2 }]);
});

test('one of two stations that fill and seal a bag at once is second, and nothing is lost', async () => {
  const calls = station();
  const other = station();
  const one = await readyPackage(server);
  const two = await readyPackage(server);
  const { id } = (await calls.begin()).data;
  await calls.bag(id);
  await calls.hand(id, one.number, tracking(), key(), 1);
  const [sealed, scanned] = await Promise.all([
    calls.seal(id, 1, seal()),
    other.hand(id, two.number, tracking(), key(), 1),
  ]);
  expect(sealed.status).toBe(200);
  expect([undefined, 'bag_sealed']).toContain(scanned.reason);
  const { packages } = (await calls.staff.call(getHandoverContract, { params: { id } })).data;
  expect(packages).toHaveLength(scanned.status === 200 ? 2 : 1);
});

test('the driver signs for what is taken; what is left waits again for a hand-over', async () => {
  const calls = station();
  const one = await readyPackage(server);
  const two = await readyPackage(server);
  const { id } = (await calls.begin('YunExpress')).data;
  await calls.bag(id);
  const carried = tracking();
  await calls.hand(id, one.number, carried, key(), 1);
  await calls.hand(id, two.number, tracking());
  expect(await calls.sign(id, ['PK2611NOTHERE'])).toMatchObject({ status: 422, reason: 'not_in_handover' });
  expect(await calls.sign(id, [two.number])).toMatchObject({ status: 409, reason: 'bag_open' });
  const number = seal();
  await calls.seal(id, 1, number, 3_000);
  const before = open(two.number);
  const shared = key();
  const signed = (await calls.sign(id, [two.number], shared)).data;
  expect(signed).toMatchObject({
    packages: [
      { number: one.number, outcome: 'shipped' },
      { number: two.number, outcome: 'left' },
    ],
    driver: { name: 'Li Wei', strokes: [[0, 0, 600, 300]] },
  });
  expect((await packageOf(one.shopper, one.number)).status).toBe('pending_receipt');
  expect((await packageOf(two.shopper, two.number)).status).toBe('to_be_delivered');
  expect(open(two.number)).toEqual(before);
  expect((await calls.sign(id, [two.number], shared)).data).toEqual(signed);
  expect(await calls.sign(id)).toMatchObject({ status: 409, reason: 'handover_closed' });
  const csv = (await calls.manifest(id, 'csv')).body.split('\r\n');
  expect(csv).toHaveLength(3);
  expect(csv[1]).toMatch(new RegExp(`^${id},YunExpress,1,${number},3000,${one.number},${carried},DE,\\d+$`));
  const pdf = await calls.manifest(id, 'pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const next = (await calls.begin('YunExpress')).data.id;
  expect(next).not.toBe(id);
  expect((await calls.hand(next, two.number, tracking())).status).toBe(200);
  const log = await listStaffActions(server.core.db, { page: 1, page_size: 50, subject: id });
  expect(log.items.map(({ action }) => action)).toEqual([
    'handover.export',
    'handover.export',
    'handover.sign',
    'handover.seal',
    'handover.scan',
    'handover.scan',
    'handover.bag',
    'handover.create',
  ]);
});

test('a sealed bag is taken or left as a whole', async () => {
  const calls = station();
  const one = await readyPackage(server);
  const two = await readyPackage(server);
  const three = await readyPackage(server);
  const { id } = (await calls.begin()).data;
  await calls.bag(id);
  await calls.hand(id, one.number, tracking(), key(), 1);
  await calls.hand(id, two.number, tracking(), key(), 1);
  await calls.hand(id, three.number, tracking());
  await calls.seal(id, 1, seal(), 5_000);
  // The weight and the seal would be of other packages than the bag contains.
  expect(await calls.sign(id, [one.number])).toMatchObject({ status: 409, reason: 'bag_sealed' });
  expect((await calls.sign(id, [one.number, two.number])).data.packages).toMatchObject([
    { number: one.number, outcome: 'left' },
    { number: two.number, outcome: 'left' },
    { number: three.number, outcome: 'shipped' },
  ]);
});

test('a seal is on one bag, also of two hand-overs that use it at once', async () => {
  const stations = [station(), station()];
  const bags = await Promise.all(
    stations.map(async (calls) => {
      const { number } = await readyPackage(server);
      const { id } = (await calls.begin()).data;
      await calls.bag(id);
      await calls.hand(id, number, tracking(), key(), 1);
      return { calls, id };
    }),
  );
  const isLocked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const lock = server.core.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE handover_bag IN SHARE MODE`);
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  const shared = seal();
  const sealed = bags.map(({ calls, id }) => calls.seal(id, 1, shared));
  await vi.waitFor(async () => {
    const { rows } = await server.core.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(2);
  }, 10_000);
  unlock.resolve();
  await lock;
  expect((await Promise.all(sealed)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a signature has its limits', () => {
  const signed = (strokes: number[][]) => handoverSignature.safeParse({ name: 'Li', strokes, left: [] }).success;
  expect(signed([])).toBe(true);
  expect(signed([[1, 2, 3]])).toBe(false);
  expect(signed([[601, 0]])).toBe(false);
  expect(signed([[0, 301]])).toBe(false);
  expect(signed([Array<number>(202).fill(1)])).toBe(false);
  expect(signed(Array.from({ length: 41 }, () => [1, 1]))).toBe(false);
});
