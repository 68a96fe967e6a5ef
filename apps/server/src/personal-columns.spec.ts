import {
  createAddressContract,
  deleteUserContract,
  updateUserInfoContract,
  uploadAvatarContract,
} from '@caravan/account/contract/schema';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract, getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { claimParcelContract } from '@caravan/forwarding/contract/schema';
import { changeStaffWarehousesContract } from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import { newId } from '@caravan/kernel';
import { type Caller, type TestServer } from '@caravan/server-core/testing';
import { withdrawReturnContract } from '@caravan/returns/contract/schema';
import { orderMeasurementContract, orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import {
  createPackageContract,
  decidePhotosContract,
  newPackage,
  listStoreContract,
  quotePackageContract,
  receivePackageContract,
  reviewPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { createConversationContract, uploadConversationPictureContract } from '@caravan/support/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder, photograph, pictureForm } from './testing/paid-order.ts';
import { personalColumns, type TableColumns } from './testing/personal-columns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterAll(() => server.close());

/** `table.column` of everything that can hold words. */
const textColumns = async (): Promise<string[]> => {
  const { rows } = await server.core.db.execute<{ name: string }>(sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND (data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'citext', 'USER-DEFINED'))
    ORDER BY 1`);
  return rows.map(({ name }) => name);
};

const listedIn = ({ erased = [], kept = {}, impersonal = [] }: TableColumns): string[] => [
  ...erased,
  ...Object.keys(kept),
  ...impersonal,
];

describe('the list of personal columns', () => {
  it('has each column of the database that holds text, once', async () => {
    const listed = Object.entries(personalColumns).flatMap(([table, columns]) =>
      listedIn(columns).map((column) => `${table}.${column}`),
    );
    expect(listed.sort()).toEqual(await textColumns());
  });

  it('has a trigger against new rows of closed accounts, or a reason, for each table with erased columns', async () => {
    const { rows } = await server.core.db.execute<{ name: string }>(sql`
      SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE p.proname IN ('refuse_closed_account', 'refuse_closed_payer')`);
    const guarded = new Set(rows.map(({ name }) => name));
    const faults = Object.entries(personalColumns)
      .filter(([table, { erased, unguarded }]) => guarded.has(table) === (!erased || unguarded !== undefined))
      .map(([table]) => table);
    expect(faults).toEqual([]);
  });
});

const word = 'Xanthippe';

/** Leaves the word in every text that a shopper can write, and nothing that would keep the account open. */
const writeEverywhere = async (): Promise<Caller> => {
  const { shopper, staff, itemId, number } = await paidOrder(server.app);
  const keyed = () => ({ headers: { 'idempotency-key': newId() } });
  await shopper.call(updateUserInfoContract, {
    body: { nickname: word, birthday: '1990-02-28', phone: '+49 30 777666', residence: 'DE' },
  });
  await shopper.call(uploadAvatarContract, { body: (await pictureForm('avatar')) as never });
  const address = {
    first_name: word,
    last_name: word,
    email: `${word}@shop.test`,
    continent: 'europe' as const,
    country: 'DE',
    province: '',
    city: word,
    detail: `${word} 1`,
    postcode: '10115',
    phone: '+49 30 1234567',
    is_default: true,
  };
  const addressId = (await shopper.call(createAddressContract, { body: { ...address, kind: 'shipping' } })).data.id;
  const billId = (await shopper.call(createAddressContract, { body: { ...address, kind: 'billing' } })).data.id;
  await shopper.call(createPaymentContract, {
    body: { kind: 'recharge', amount_fen: 5_000, method: 'sandbox', bill_address_id: billId },
    ...keyed(),
  });

  await shopper.call(orderPhotoServiceContract, { body: { item_id: itemId, photos: 1, note: word }, ...keyed() });
  await shopper.call(orderMeasurementContract, {
    body: { item_id: itemId, measures: [{ what: 'other', name: word }], note: '' },
    ...keyed(),
  });
  await photograph(staff, itemId);
  const { photos } = (await shopper.call(listStoreContract, { query: { page: 1, page_size: 1 } })).data.items[0] ?? {};
  const rejected = await shopper.call(decidePhotosContract, {
    params: { item_id: itemId },
    body: { verdict: 'rejected', photos: photos?.length ?? 0, note: word, reason: 'quality', kind: 'return' },
  });
  await shopper.call(withdrawReturnContract, { params: { number: rejected.data.return_number ?? '' } });

  const wish = { item_ids: [itemId], address_id: addressId };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  const chosen = newPackage.parse({
    ...wish,
    line_id: best?.id,
    fee_fen: best?.fee_fen,
    packing_note: word,
    declared_value_fen: 10_000,
  });
  const parcel = (await shopper.call(createPackageContract, { body: chosen, ...keyed() })).data;
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [parcel.number], method: 'balance' },
    ...keyed(),
  });
  const params = { number: parcel.number };
  await staff.call(shipPackageContract, {
    params,
    body: { carrier: best?.carrier ?? '', tracking_number: 'RR1234567' },
  });
  await shopper.call(receivePackageContract, { params });
  const review = await pictureForm('image');
  review.set('text', word);
  review.set('anonymous', 'false');
  await shopper.call(reviewPackageContract, { params, body: review as never });

  const manual = { url: '', name: word, spec: word, unit_price_fen: 100, domestic_shipping_fen: 0 };
  const photo = { count: 1, note: word };
  await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1, note: word, photo }) });

  const picture = (
    await shopper.call(uploadConversationPictureContract, { body: (await pictureForm('image')) as never })
  ).data;
  await shopper.call(createConversationContract, {
    body: { about: { kind: 'order', ref: number }, text: word, images: [picture.id] },
    ...keyed(),
  });
  await shopper.call(createConversationContract, {
    body: { about: { kind: 'general' }, text: word, images: [] },
    ...keyed(),
  });

  await staff.call(changeStaffWarehousesContract, { body: { warehouses: someWarehouses().warehouses } });
  const claim = new FormData();
  const fields = { tracking_number: `${word}1`, contents: word, proof: word };
  for (const [name, value] of Object.entries(fields)) claim.set(name, value);
  await shopper.call(claimParcelContract, { body: claim as never });

  const { rows } = await server.core.db.execute<{ user_id: string }>(
    sql`SELECT user_id FROM purchase_order WHERE number = ${number}`,
  );
  const userId = rows[0]?.user_id ?? '';
  // The order is past its writing, so its texts are put in directly.
  await server.core.db.execute(
    sql`UPDATE purchase_order SET note = ${word}, contact = ${JSON.stringify({ name: word, phone: word, im: word })}::jsonb`,
  );
  await server.core.db.execute(
    sql`UPDATE order_line SET note = ${word}, photo_note = ${word}, price_change = ${JSON.stringify({ unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'other', text: word })}::jsonb`,
  );
  await server.core.db.execute(sql`UPDATE store_item SET photo_note = ${word}`);
  const balance = (await shopper.call(getBalanceContract)).data.balance_fen;
  await staff.call(adjustBalanceContract, {
    params: { id: userId },
    body: { amount_fen: -balance, remark: 'Paid out' },
    ...keyed(),
  });
  return shopper;
};

/** The listed columns of a kind whose texts contain the word. */
const columnsWith = async (kind: 'erased' | 'kept' | 'impersonal'): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, columns] of Object.entries(personalColumns)) {
    const names = kind === 'kept' ? Object.keys(columns.kept ?? {}) : (columns[kind] ?? []);
    for (const column of names) {
      const { rows } = await server.core.db.execute<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text ILIKE ${`%${word}%`}`,
      );
      if (rows[0]?.n) found.push(`${table}.${column}`);
    }
  }
  return found;
};

it('the closing of an account empties every erased column, and none of the others held a word of the shopper', async () => {
  const shopper = await writeEverywhere();
  expect(await columnsWith('erased')).toEqual(
    expect.arrayContaining([
      'address.first_name',
      'profile.nickname',
      'cart_line.manual',
      'cart_line.note',
      'order_line.price_change',
      'purchase_order.contact',
      'payment.bill_address',
      'package.address',
      'package.packing_note',
      'package_review.text',
      'photo_verdict.note',
      'service_measure.name',
      'service_order.note',
      'store_item.photo_note',
      'conversation_message.text',
      'goods_return.text',
      'parcel_claim.tracking_number',
    ]),
  );
  expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).failure).toBeUndefined();
  for (const kind of ['erased', 'kept', 'impersonal'] as const) expect(await columnsWith(kind), kind).toEqual([]);
}, 60_000);
