import { createAddressContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import { placeOrdersContract, processOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract, getBalanceContract, getPayablesContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import { caller, soaking, soakSeed, type Caller, type TestServer } from '@caravan/server-core/testing';
import { createPackageContract, newPackage } from '@caravan/warehouse-packages/contract/schema';
import {
  addPackedPhotosContract,
  getStaffPackageContract,
  packPackageContract,
  shipPackageContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, pictureForm, warehouseOf } from './testing/paid-order.ts';
import { receiptMatchesLedger } from './testing/receipt-matches-ledger.ts';
import { parcelCommands, type ParcelReal } from './trade/parcel-commands.ts';
import { emptyParcel, feeOf, floorFen, goods, quotedFen, sides } from './trade/parcel-model.ts';
import { key } from './trade/trade-command.ts';

/** `npm run soak -- weighing-trade` does 500 runs. */
const runs = soaking ? 500 : 2;

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
  staff = await logIn(server.app, desk);
  await staff.call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: floorFen } });
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const password = 'correct1horse';
const payFromBalance = (shopper: Caller, kind: 'order' | 'package' | 'package_extra', ref: string) =>
  shopper.call(createPaymentContract, { body: { kind, refs: [ref], method: 'balance' }, headers: key() });

/** A shopper with goods in the warehouse. */
const withGoods = async () => {
  const email = `${newId().toLowerCase()}@example.com`;
  const body = { email, password, password_confirm: password, agree: true as const };
  const { token, user } = (await server.call(registerContract, { body })).data;
  const shopper = caller(server.app, token);
  await staff.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: 500_000, remark: 'for the test' },
    headers: key(),
  });
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 0 };
  const line = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1 }) })).data;
  const checkout = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const placed = (await shopper.call(placeOrdersContract, { body: checkout, headers: key() })).data;
  const number = placed.orders[0]?.number ?? '';
  await payFromBalance(shopper, 'order', number);
  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } });
  const lines = [{ line_id: line.id, ...goods, restrictions: [] }];
  await staff.call(stockOrderContract, { params: { number }, body: { lines } });
  return shopper;
};

/** A paid package in its box, photographed, before the scales. */
const packed = async () => {
  const shopper = await withGoods();
  const [item] = await warehouseOf(shopper);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const chosen = { item_ids: [item?.id ?? ''], address_id, line_id: 'ems', declared_value_fen: 5_000 };
  const made = await shopper.call(createPackageContract, { body: newPackage.parse(chosen), headers: key() });
  const { number, amount_fen } = made.data;
  expect(amount_fen).toBe(quotedFen);
  await payFromBalance(shopper, 'package', number);
  const { items } = (await staff.call(getStaffPackageContract, { params: { number } })).data;
  const numbers = items.map((one) => one.number);
  await staff.call(packPackageContract, { params: { number }, body: { items: numbers } });
  await staff.call(addPackedPhotosContract, { params: { number }, body: (await pictureForm('photos')) as never });
  const balance = async () => (await shopper.call(getBalanceContract)).data.balance_fen;
  return { shopper, number, balance };
};

it('the difference of a heavier parcel is quoted, paid by the real payment, and lets the parcel leave', async () => {
  const { shopper, number, balance } = await packed();
  const before = await balance();
  await staff.call(weighPackageContract, {
    params: { number },
    body: { weight_g: 1_600, ...sides, sure: false },
    headers: key(),
  });
  const ship = () =>
    staff.call(shipPackageContract, {
      params: { number },
      body: { carrier: 'China Post EMS', tracking_number: `EE${number}` },
    });
  expect((await ship()).reason).toBe('extra_open');
  const more = feeOf(1_600) - quotedFen;
  const query = { kind: 'package_extra' as const, refs: `${number}-1` as never };
  expect((await shopper.call(getPayablesContract, { query })).data).toMatchObject({
    items: [{ ref: `${number}-1`, title: `Shipping difference · Package ${number}`, payable: true }],
    amount_fen: more,
  });
  expect((await payFromBalance(shopper, 'package_extra', `${number}-1`)).data.status).toBe('succeeded');
  expect((await payFromBalance(shopper, 'package_extra', `${number}-1`)).reason).toBe('already_paid');
  expect(await balance()).toBe(before - more);
  expect((await ship()).status).toBe(200);
});

it(
  `weighings, payments and the balance match a simple model in ${runs} random sequences (seed ${soakSeed})`,
  { timeout: soaking ? 3_600_000 : 300_000 },
  async () => {
    const commands = fc.commands(parcelCommands, { maxCommands: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const { shopper, number, balance } = await packed();
        const model = emptyParcel(number, await balance());
        const real: ParcelReal = { app: server.app, shopper, staff };
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        await receiptMatchesLedger(server, shopper, number);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);
