import { deleteUserContract, exportUserContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import {
  downloadArchiveContract,
  importArchiveContract,
  listHaulImportsContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
  listImportedWalletContract,
} from '@caravan/haul/contract/schema';
import { listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder, photograph, type PaidOrder } from './testing/paid-order.ts';
import { sentPackage } from './testing/sent-package.ts';

/** The shop that the shopper leaves, and the one that the archive is brought to. */
let old: TestServer;
let other: TestServer;
let trade: PaidOrder;
let parcel: string;
beforeAll(async () => {
  old = await testShop({ config: { staff: desk, publicUrl: 'https://old.example' } });
  other = await testShop();
  trade = await paidOrder(old.app);
  await photograph(trade.staff, trade.itemId);
  parcel = await sentPackage(trade);
});
afterAll(async () => {
  await old.close();
  await other.close();
});

const password = 'haul1234';
const newcomer = async (server: TestServer, email: string): Promise<Caller> => {
  const { data } = await server.call(registerContract, {
    body: { email, password, password_confirm: password, agree: true },
  });
  return caller(server.app, data.token);
};

const bring = (shopper: Caller, bytes: Uint8Array) => {
  const form = new FormData();
  form.append('archive', new File([Uint8Array.from(bytes)], 'caravan.zip', { type: 'application/zip' }));
  return shopper.call(importArchiveContract, { body: form as never });
};

it('is carried from one shop to another, with orders, goods, photos, packages, payments and the balance', async () => {
  const { response } = await trade.shopper.call(downloadArchiveContract, { query: { photos: 'yes' } });
  const shopper = await newcomer(other, 'haul@example.test');
  const { data } = await bring(shopper, response.rawPayload);
  await other.runJobs();
  const asked = { params: { id: data.id }, query: { page: 1, page_size: 20 } };

  expect((await shopper.call(listHaulImportsContract)).data.items).toMatchObject([
    { shop_url: 'https://old.example', photos: 1, photos_pending: false, orders: 1, packages: 1 },
  ]);
  const [order] = (await shopper.call(listImportedOrdersContract, asked)).data.items;
  expect(order).toMatchObject({
    number: trade.number,
    status: 'in_stock',
    goods: [{ id: trade.itemId, photos: [expect.stringMatching(/^\/v1\/haul\/photos\//) as string] }],
  });
  const [packed] = (await shopper.call(listImportedPackagesContract, asked)).data.items;
  expect(packed).toMatchObject({ number: parcel, status: 'pending_receipt', goods: [{ id: trade.itemId }] });
  const payments = (await shopper.call(listImportedPaymentsContract, asked)).data.items;
  expect(payments.map(({ refs }) => refs.join()).sort()).toEqual([trade.number, parcel].sort());

  // The balance records end with the balance, and each follows from the one before.
  const records = (await shopper.call(listImportedWalletContract, asked)).data.items;
  let balance = 0;
  for (const { amount_fen, balance_after_fen } of records) {
    balance += amount_fen;
    expect(balance_after_fen).toBe(balance);
  }
  expect(balance).toBe((await trade.shopper.call(getBalanceContract)).data.balance_fen);

  // It is for reading: nothing of it counts here.
  expect((await shopper.call(listOrdersContract, { query: { page: 1, page_size: 20 } })).data.total).toBe(0);
  expect((await shopper.call(getBalanceContract)).data.balance_fen).toBe(0);
});

it('says nothing of other shoppers', async () => {
  const stranger = await newcomer(old, 'stranger@example.test');
  const { response } = await stranger.call(downloadArchiveContract, { query: { photos: 'yes' } });
  const { data } = await bring(stranger, response.rawPayload);
  expect(data).toMatchObject({ orders: 0, goods: 0, packages: 0, payments: 0, wallet: 0 });
});

it('is named in the export of the data here, and goes with the account', async () => {
  const shopper = await newcomer(other, 'leaving@example.test');
  const { response } = await trade.shopper.call(downloadArchiveContract, { query: { photos: 'yes' } });
  const { data } = await bring(shopper, response.rawPayload);
  await other.runJobs();
  const { imports } = (await shopper.call(exportUserContract)).data.data;
  expect(imports).toMatchObject([{ id: data.id, shop_url: 'https://old.example', photos: 1 }]);
  await shopper.call(deleteUserContract, { body: { password } });
  await other.runJobs();
  const { rows } = await other.core.db.execute(sql`
    SELECT (SELECT count(*) FROM haul_import WHERE id = ${data.id})::int AS imports,
      (SELECT count(*) FROM haul_record WHERE import_id = ${data.id})::int AS records,
      (SELECT count(*) FROM haul_photo WHERE import_id = ${data.id})::int AS photos`);
  expect(rows).toEqual([{ imports: 0, records: 0, photos: 0 }]);
});
