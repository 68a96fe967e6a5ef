import { day } from '@caravan/kernel';
import type { ShippingMethod, ShippingMethodChange } from '@caravan/shipping/contract';
import {
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippingServer, type ShippingServer } from '../testing/shipping-server.ts';

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
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

describe('a change of prices', () => {
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

describe('shipping methods', () => {
  test('get as many versions as there are concurrent changes', async () => {
    const method = await methodOf('dhl-express');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put('dhl-express', { ...method, packing_g: 200 + index })),
    );
    expect(answers.map(({ data }) => data.version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 8 }, (_, index) => method.version + 1 + index),
    );
  });

  test('with contradictions are refused', async () => {
    const method = await methodOf('ems');
    const [zone] = method.zones;
    if (!zone) throw new Error('no zone');
    expect(await put('ems', { ...method, zones: [...method.zones, zone] })).toMatchObject({
      status: 422,
      failure: { fields: { zones: 'A country can be in one zone only' } },
    });
    expect(await put('ems', { ...method, min_g: 2_000, max_g: 1_000 })).toMatchObject({
      status: 422,
      failure: { fields: { max_g: expect.any(String) } },
    });
    expect((await put('ems', { ...method, zones: [{ ...zone, eta_min_days: 9, eta_max_days: 3 }] })).status).toBe(422);
    expect((await put('balloon', method)).status).toBe(404);
    const shopper = server.as({ userId: 'shopper_1', role: 'shopper' });
    expect((await shopper.call(listShippingMethodsContract)).status).toBe(403);
  });
});

test('a preview needs the role for shipping methods, a method that exists and consistent zones', async () => {
  const method = await methodOf('ems');
  const packer = server.as({ userId: 'packer_1', role: 'staff', staffRoles: ['packer'] });
  expect((await packer.call(previewShippingMethodContract, { body: method })).status).toBe(403);
  const call = (body: ShippingMethod) => server.staff().call(previewShippingMethodContract, { body });
  expect((await call({ ...method, id: 'balloon' })).status).toBe(404);
  expect((await call({ ...method, min_g: 2_000, max_g: 1_000 })).status).toBe(422);
});
