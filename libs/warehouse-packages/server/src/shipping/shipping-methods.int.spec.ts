import { day } from '@caravan/kernel';
import type { ShippingMethod, ShippingMethodChange } from '@caravan/shipping/contract';
import {
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownSteps, packageIn, packageOf } from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const methodOf = async (id: string): Promise<ShippingMethod> =>
  (await server.staff().call(listShippingMethodsContract)).data.find((method) => method.id === id) ??
  expect.fail(`no shipping method ${id}`);
const put = (id: string, body: ShippingMethodChange, version?: number) =>
  server.staff().call(updateShippingMethodContract, {
    params: { id },
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const inDays = (days: number): string => new Date(server.clock.now().getTime() + days * day).toISOString();

/** The method with another price for the first 500 g. */
const dearerBy = (method: ShippingMethod, fen: number): ShippingMethod => ({
  ...method,
  zones: method.zones.map((zone) => ({ ...zone, first_fen: zone.first_fen + fen })),
});
const firstFen = ({ zones }: Pick<ShippingMethod, 'zones'>): number => zones[0]?.first_fen ?? expect.fail('no zone');

/** The fee of a new package by EMS. */
const feeNow = async (): Promise<number> => {
  const { shopper, number } = await packageIn(server, 'pending_payment');
  return (await packageOf(shopper, number)).fee.fee_fen;
};

describe('a change of prices', () => {
  test('with a day counts from that day on; a change of that day replaces it', async () => {
    const method = await methodOf('ems');
    const before = await feeNow();
    const from = inDays(3);
    const { data } = await put('ems', { ...dearerBy(method, 500), effective_from: from });
    expect(data).toEqual({
      ...method,
      scheduled: [expect.objectContaining({ version: method.version + 1, effective_from: from })],
    });
    expect(await feeNow()).toBe(before);
    await put('ems', { ...dearerBy(method, 700), effective_from: from });
    expect((await methodOf('ems')).scheduled.map(firstFen)).toEqual([firstFen(method) + 700]);

    server.clock.advance(4 * day);
    expect(await methodOf('ems')).toMatchObject({ version: method.version + 2, effective_from: from, scheduled: [] });
    expect(await feeNow()).toBe(before + 700);
  });

  test('at once leaves what is planned for later', async () => {
    const method = await methodOf('post-air');
    const later = dearerBy(method, 900);
    await put('post-air', { ...later, effective_from: inDays(2) });
    await put('post-air', { ...dearerBy(method, 100), effective_from: null });
    const now = await methodOf('post-air');
    expect([firstFen(now), now.scheduled.map(firstFen)]).toEqual([firstFen(method) + 100, [firstFen(later)]]);
    server.clock.advance(3 * day);
    expect(firstFen(await methodOf('post-air'))).toBe(firstFen(later));
  });

  test('that changes nothing on its day makes no version', async () => {
    const method = await methodOf('ems');
    expect((await put('ems', { ...method, effective_from: inDays(1) })).data).toEqual(method);
    expect((await put('ems', method)).data).toEqual(method);
  });

  test('is refused if a colleague changed the method meanwhile, also for later', async () => {
    const method = await methodOf('ems');
    const scheduled = await put('ems', { ...dearerBy(method, 10), effective_from: inDays(9) }, method.version);
    expect(scheduled.status).toBe(200);
    const [next] = scheduled.data.scheduled;
    expect(await put('ems', dearerBy(method, 20), method.version)).toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
    });
    expect((await put('ems', dearerBy(method, 20), next?.version)).status).toBe(200);
  });
});

describe('a preview', () => {
  const preview = async (method: ShippingMethod, language: 'en' | 'zh' = 'en') =>
    (
      await server
        .staff()
        .call(previewShippingMethodContract, { body: method, headers: { 'client-language': language } })
    ).data;

  test('compares what was paid with what it would have cost, and stores nothing', async () => {
    // Parcels of earlier tests are too old.
    server.clock.advance(40 * day);
    const method = await methodOf('ems');
    const paid = await packageIn(server, 'to_be_delivered');
    const { fee } = await packageOf(paid.shopper, paid.number);
    const unpaid = await packageIn(server, 'pending_payment');
    const cancelled = await packageIn(server, 'to_be_delivered');
    expect((await ownSteps(cancelled.shopper, cancelled.number).cancel()).status).toBe(200);

    const dearer = await preview(dearerBy(method, 250));
    expect(dearer).toMatchObject({
      parcels: 1,
      complete: true,
      dearer: 1,
      cheaper: 0,
      refused: 0,
      old_fen: fee.fee_fen,
      new_fen: fee.fee_fen + 250,
      items: [{ number: paid.number, old_fen: fee.fee_fen, new_fen: fee.fee_fen + 250, reason: null }],
    });
    expect(JSON.stringify(dearer)).not.toContain(unpaid.number);
    expect(await preview(method)).toMatchObject({ parcels: 1, dearer: 0, cheaper: 0, items: [] });
    expect(await methodOf('ems')).toEqual(method);
  });

  test('says in the language of the caller why a parcel would no longer be carried', async () => {
    const method = await methodOf('ems');
    const elsewhere = { ...method, zones: method.zones.slice(0, 1).map((zone) => ({ ...zone, countries: ['ZA'] })) };
    const { refused, old_fen, new_fen, items } = await preview(elsewhere, 'zh');
    expect({ refused, old_fen, new_fen }).toEqual({ refused: 1, old_fen: 0, new_fen: 0 });
    expect(items).toMatchObject([{ new_fen: null, reason: expect.stringMatching(/\p{Script=Han}/u) }]);
  });

  test('needs the role for shipping methods, a method that exists and consistent zones', async () => {
    const method = await methodOf('ems');
    const packer = server.as({ userId: 'packer_1', role: 'staff', staffRoles: ['packer'] });
    expect((await packer.call(previewShippingMethodContract, { body: method })).status).toBe(403);
    const call = (body: ShippingMethod) => server.staff().call(previewShippingMethodContract, { body });
    expect((await call({ ...method, id: 'balloon' })).status).toBe(404);
    expect((await call({ ...method, min_g: 2_000, max_g: 1_000 })).status).toBe(422);
  });
});
