import { createAddressContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import { placeOrdersContract, processOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { updateCarrierSettingsContract } from '@caravan/carriers/contract/staff';
import { aSender } from '@caravan/carriers/contract/testing';
import { fakeEasypost, sweepLabelsJob, type FakeEasypost } from '@caravan/carriers/server/testing';
import { announceParcelContract, getForwardingAddressContract } from '@caravan/forwarding/contract/schema';
import { changeStaffWarehousesContract } from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import { createPaymentContract, getBalanceContract, getPayablesContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import { getParcelContract, lookUpCodeContract } from '@caravan/procurement/contract/schema';
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
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, pictureForm, warehouseOf } from './testing/paid-order.ts';
import { receive } from './testing/trade-desk.ts';
import { receiptMatchesLedger } from './testing/receipt-matches-ledger.ts';
import { parcelCommands, type ParcelReal } from './trade/parcel-commands.ts';
import { compareLabels } from './trade/label-commands.ts';
import { emptyParcel, feeOf, floorFen, goods, quotedFen, settleLabels, sides } from './trade/parcel-model.ts';
import { key } from './trade/trade-command.ts';

/** `npm run soak -- weighing-trade` does 500 runs. */
const runs = soaking ? 500 : 2;

let server: TestServer;
let staff: Caller;
let vendor: FakeEasypost;
beforeAll(async () => {
  vendor = await fakeEasypost();
  server = await testShop({ config: { staff: desk, easypost: { key: vendor.key, apiBase: vendor.base } } });
  staff = await logIn(server.app, desk);
  await staff.call(updateCarrierSettingsContract, { body: aSender() });
  const { warehouses } = someWarehouses();
  await staff.call(changeStaffWarehousesContract, { body: { warehouses } });
  await staff.call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: floorFen } });
});
afterAll(() => server.close());
afterAll(() => vendor.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const password = 'correct1horse';
const payFromBalance = (shopper: Caller, kind: 'order' | 'package' | 'package_extra', ref: string) =>
  shopper.call(createPaymentContract, { body: { kind, refs: [ref], method: 'balance' }, headers: key() });

/** A shopper with money. */
const aShopper = async (): Promise<Caller> => {
  const email = `${newId().toLowerCase()}@example.com`;
  const body = { email, password, password_confirm: password, agree: true as const };
  const { token, user } = (await server.call(registerContract, { body })).data;
  const shopper = caller(server.app, token);
  await staff.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: 500_000, remark: 'for the test' },
    headers: key(),
  });
  return shopper;
};

/** Goods that the shop buys for the shopper, in the warehouse. */
const order = async (shopper: Caller): Promise<void> => {
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 0 };
  const line = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1 }) })).data;
  const checkout = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const placed = (await shopper.call(placeOrdersContract, { body: checkout, headers: key() })).data;
  const number = placed.orders[0]?.number ?? '';
  await payFromBalance(shopper, 'order', number);
  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } });
  const lines = [{ line_id: line.id, ...goods, restrictions: [] }];
  await staff.call(stockOrderContract, { params: { number }, body: { lines } });
};

let sent = 0;
/** Goods that the shopper bought and sent to the warehouse. */
const sendOwn = async (shopper: Caller): Promise<void> => {
  sent += 1;
  await shopper.call(getForwardingAddressContract);
  const tracking_number = `YT30000${String(sent).padStart(6, '0')}`;
  const body = { contents: 'Tea', shop: '', quantity: 1, value_fen: 5_000, photo_note: '', tracking_number };
  await shopper.call(announceParcelContract, { body, headers: key() });
  const { ref } = (await staff.call(lookUpCodeContract, { query: { code: tracking_number } })).data;
  const { data: parcel } = await staff.call(getParcelContract, { params: { id: ref ?? '' } });
  await receive(staff, parcel.id, [{ id: parcel.lines[0]?.line_id ?? '', pieces: 1, over: goods }]);
};

/** A paid package in its box, photographed, before the scales. */
const packed = async (isOwn = false) => {
  const shopper = await aShopper();
  await (isOwn ? sendOwn(shopper) : order(shopper));
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

/** So much later for the labels of a package that the service is asked about all of them. */
const sweepAfter = async (number: string, later: string): Promise<void> => {
  await server.core.db.execute(sql`UPDATE carrier_label SET asked_at = asked_at - ${later}::interval,
    attempted_at = attempted_at - ${later}::interval, checked_at = checked_at - ${later}::interval
    WHERE package_number = ${number}`);
  await server.runJob(sweepLabelsJob, null);
};

it(
  `weighings, payments, labels and the balance match a simple model in ${runs} random sequences (seed ${soakSeed})`,
  { timeout: soaking ? 3_600_000 : 300_000 },
  async () => {
    const commands = fc.commands(parcelCommands, { maxCommands: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), commands, async (isOwn, chosen) => {
        const { shopper, number, balance } = await packed(isOwn);
        const model = emptyParcel(number, await balance());
        const labels = { staff, vendor, sweep: (of: string) => sweepAfter(of, '20 minutes') };
        const real: ParcelReal = { app: server.app, shopper, staff, labels };
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        // In the end nothing is unknown, and what is not used was asked back.
        await sweepAfter(number, '1 day');
        settleLabels(model);
        await compareLabels(model, labels);
        const own = vendor.shipments.filter(({ body }) => String(body['reference']).startsWith(`${number}-`));
        expect(own.filter(({ refundStatus }) => refundStatus === 'submitted')).toHaveLength(
          model.labels.filter(({ state }) => state === 'voiding').length,
        );
        await receiptMatchesLedger(server, shopper, number);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);
