import { inviteStaffMemberContract } from '@caravan/auth/contract/staff';
import { getSetupContract, updateExchangeRatesContract } from '@caravan/content/contract/staff';
import { changeStaffWarehousesContract } from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import { listShippingMethodsContract, updateShippingMethodContract } from '@caravan/shipping/contract/staff';
import { createBinContract, createPrintContract } from '@caravan/warehouse-packages/contract/staff';
import { expect, it } from 'vitest';
import { desk, logIn, paidOrder } from './testing/paid-order.ts';
import { testShop } from './testing/test-shop.ts';

it('knows of every feature how far its part of the set-up is', async () => {
  const server = await testShop({ config: { staff: desk } });
  const owner = await logIn(server.app, desk);
  const read = async () => (await owner.call(getSetupContract)).data.items;
  const done = async () => (await read()).filter(({ state }) => state === 'done').map(({ item }) => item);
  expect(await done()).toEqual([]);
  const items = await read();
  expect(items.find(({ item }) => item === 'payments')?.parts.map(({ ready }) => ready)).toEqual([false, false, false]);
  const linkOf = (wanted: string) => items.find(({ item }) => item === wanted)?.link;
  expect(linkOf('test_order')).toBe(`${server.core.config.publicUrl}/demo-shop/`);
  expect(linkOf('mail')).toBe(`${server.core.config.publicUrl}/dev/mail`);

  const [method] = (await owner.call(listShippingMethodsContract)).data;
  if (!method) throw new Error('the product ships no method');
  const change = { params: { id: method.id }, body: { ...method, active: false } };
  await owner.call(updateShippingMethodContract, change);
  const as_of = server.clock.now().toISOString().slice(0, 10);
  await owner.call(updateExchangeRatesContract, { body: { as_of, per_euro: { CNY: '8.2' } } });
  await owner.call(inviteStaffMemberContract, { body: { email: 'wei@shop.test', roles: ['buyer'], language: 'zh' } });
  await owner.call(createBinContract, { body: { code: 'A-01', zone: 'A', kind: 'shelf', position: 1, active: true } });
  expect(await done()).toEqual(['shipping', 'rates', 'staff', 'bins']);
  await owner.call(createPrintContract, { body: { kind: 'bin', refs: ['A-01'], size: '60x40' } });
  await owner.call(changeStaffWarehousesContract, { body: { warehouses: someWarehouses().warehouses } });
  await paidOrder(server.app);
  expect(await done()).toEqual(['shipping', 'rates', 'staff', 'bins', 'labels', 'own_parcels', 'test_order']);
  await server.close();
});
