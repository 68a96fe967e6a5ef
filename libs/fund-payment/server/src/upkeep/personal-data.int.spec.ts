import { submitRemittanceContract } from '@caravan/fund-payment/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begun, fundServer, pay, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());

const obstacles = (userId: string) =>
  server.core.transaction((tx) => server.feature.ports.personalData.obstacles(tx, userId));

it('an account with money in its wallet or on its way there cannot be closed', async () => {
  const rich = await server.shopper(1);
  const poor = await server.shopper();
  const remitting = await server.shopper();
  expect(await obstacles(rich.userId)).toEqual(['balance_left']);
  expect(await obstacles(poor.userId)).toEqual([]);
  const { data } = await pay(remitting, { kind: 'recharge', amount_fen: 500, method: 'westpay' });
  expect(await obstacles(remitting.userId)).toEqual([]);
  const body = { mtcn: '1234567890', sender_name: 'A Shopper', sender_country: 'DE', amount: '1.00', currency: 'USD' };
  await remitting.call(submitRemittanceContract, { params: { id: data.id }, body });
  expect(await obstacles(remitting.userId)).toEqual(['balance_left']);
});

it('an export contains all data of a person, and the erasure removes the payer’s data', async () => {
  const shopper = await server.shopper(1_000);
  const ref = await server.orders.add(shopper.userId, 1_000);
  await begun(shopper, 'balance', [ref]);
  const { data } = await pay(shopper, {
    kind: 'recharge',
    amount_fen: 500,
    method: 'westpay',
    bill_address_id: 'bill_1',
  });
  const body = { mtcn: '1234567891', sender_name: 'A Shopper', sender_country: 'DE', amount: '1.00', currency: 'USD' };
  await shopper.call(submitRemittanceContract, { params: { id: data.id }, body });

  const { personalData } = server.feature.ports;
  expect(await personalData.collect(shopper.userId)).toMatchObject({
    balance_fen: 0,
    records: [{ amount_fen: -1_000, refs: [ref] }, { amount_fen: 1_000 }],
    payments: expect.arrayContaining([
      expect.objectContaining({
        kind: 'recharge',
        bill_address: expect.objectContaining({ last_name: 'Shopper' }),
        remittance: expect.objectContaining({ sender_name: 'A Shopper' }),
      }),
      expect.objectContaining({ kind: 'order', status: 'succeeded' }),
    ]),
  });
  await server.core.transaction((tx) => personalData.erase(tx, shopper.userId));
  const left = JSON.stringify(await personalData.collect(shopper.userId));
  expect(left).toContain(ref);
  expect(left).not.toContain('Shopper');
});
