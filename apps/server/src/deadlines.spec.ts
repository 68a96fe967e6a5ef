import { createAddressContract, makeCalendarLinkContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import {
  answerQuestionContract,
  askQuestionContract,
  getOrderContract,
  placeOrdersContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { claimDays } from '@caravan/content/contract';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { day, newId } from '@caravan/kernel';
import { readCalendar } from '@caravan/kernel/testing';
import { makeLog } from '@caravan/server-core';
import { type Caller, type TestServer } from '@caravan/server-core/testing';
import { getServiceContract, orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import {
  createPackageContract,
  getPackageContract,
  newPackage,
  quotePackageContract,
  receivePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, paidOrder, warehouseOf } from './testing/paid-order.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await testShop({
    config: { staff: desk },
    log: makeLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => server.close());

const key = () => ({ 'idempotency-key': newId() });
let shoppers = 0;
/** A paid order of a shopper of its own. */
const newOrder = () => paidOrder(server.app, `shopper-${(shoppers += 1)}@shop.test`);
const stamp = (at: string | null | undefined): string => (at ?? '').replaceAll(/[-:]|\.\d+/g, '');
const date = (at: string | undefined): string => stamp(at).slice(0, 8);

/** The calendar of a shopper: what is due by the part of its UID that names it. */
const calendarOf = async (shopper: Caller) => {
  const { data } = await shopper.call(makeCalendarLinkContract);
  const path = new URL(data.url).pathname;
  return async () => {
    const response = await server.app.inject(path);
    expect(response.statusCode).toBe(200);
    const { events } = readCalendar(response.body);
    return Object.fromEntries(
      events.map((event) => [event['UID']?.split('@')[0], event['DTSTART'] ?? event['DTSTART;VALUE=DATE']]),
    );
  };
};

const order = async (shopper: Caller): Promise<string> => {
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 1_000, domestic_shipping_fen: 0 };
  const { data } = await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1 }) });
  const body = { cart_ids: [data.id], contact: { name: 'Ada' }, note: '' };
  return (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
};
const newAccount = async (email: string) => {
  const body = { email, password: 'ferry246', password_confirm: 'ferry246', agree: true as const };
  await server.call(registerContract, { body });
  return { email, password: body.password };
};
const pay = (shopper: Caller, kind: 'order' | 'package', ref: string) =>
  shopper.call(createPaymentContract, { body: { kind, refs: [ref], method: 'balance' }, headers: key() });

it('has the deadlines of orders, as their pages show them', async () => {
  const { shopper, staff } = await newOrder();
  const read = await calendarOf(shopper);
  const number = await order(shopper);
  const shown = async () => (await shopper.call(getOrderContract, { params: { number } })).data;
  expect(await read()).toHaveProperty(`${number}-pay`, stamp((await shown()).expires_at));

  await pay(shopper, 'order', number);
  const paid = await shown();
  expect(await read()).toHaveProperty(`${number}-refund`, stamp(paid.refundable_until));
  expect(await read()).not.toHaveProperty(`${number}-pay`);

  const line_id = paid.lines[0]?.id ?? '';
  const options = [{ kind: 'pay_more' as const, amount_fen: 300 }, { kind: 'drop' as const }];
  const asked = await staff.call(askQuestionContract, {
    params: { number },
    body: { kind: 'price_rise', line_id, text: '', options },
    headers: key(),
  });
  expect(asked.status).toBe(200);
  const { question } = await shown();
  expect(await read()).toHaveProperty(`${question?.id}-answer`, stamp(question?.due_at));
  await shopper.call(answerQuestionContract, {
    params: { number, id: question?.id ?? '' },
    body: { option: 'pay_more' },
    headers: key(),
  });
  const { extra } = await shown();
  const due = await read();
  expect(due).toHaveProperty(`${extra?.ref}-extra`, stamp(extra?.expires_at));
  expect(due).not.toHaveProperty(`${question?.id}-answer`);
});

it('has the deadlines of goods and services, as their pages show them', async () => {
  const { shopper, number, itemId, email, password } = await newOrder();
  const read = await calendarOf(shopper);
  const [item] = await warehouseOf(shopper);
  const goods = `${number}-${Date.parse(item?.stored_at ?? '')}`;
  expect(await read()).toEqual({
    [`${goods}-return`]: stamp(item?.return_until),
    [`${goods}-storage`]: stamp(item?.free_until),
  });
  const body = { item_id: itemId, photos: 1, note: '' };
  const service = (await shopper.call(orderPhotoServiceContract, { body, headers: key() })).data.number;
  const { data: ordered } = await shopper.call(getServiceContract, { params: { number: service } });
  expect(await read()).toHaveProperty(`${service}-payService`, stamp(ordered.expires_at));

  // After the free days the disposal has a date, which a late warning moves.
  const disposal = async () => {
    const [waiting] = await warehouseOf(await logIn(server.app, { email, password }));
    return { [`${goods}-disposal`]: stamp(waiting?.dispose_at) };
  };
  server.clock.advance(31 * day);
  expect(await read()).toEqual(await disposal());
  const before = await disposal();
  server.clock.advance(145 * day);
  await server.runJob({ name: 'store.warn_of_disposal' }, null);
  expect(await read()).toEqual(await disposal());
  expect(await disposal()).not.toEqual(before);
}, 60_000);

it('has the deadlines of packages, as their pages show them', async () => {
  const { shopper, staff, itemId } = await newOrder();
  const read = await calendarOf(shopper);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [itemId], address_id };
  const { lines: methods } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = methods.find(({ available }) => available);
  const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  const number = (await shopper.call(createPackageContract, { body, headers: key() })).data.number;
  const shown = async () => (await shopper.call(getPackageContract, { params: { number } })).data;
  // Goods in a package have no deadlines of their own.
  expect(await read()).toEqual({ [`${number}-payPackage`]: stamp((await shown()).expires_at) });

  await pay(shopper, 'package', number);
  expect(await read()).toEqual({});
  const shipment = { carrier: best?.carrier ?? '', tracking_number: `RR${number}` };
  await staff.call(shipPackageContract, { params: { number }, body: shipment });
  expect(await read()).toEqual({
    [`${number}-arrival`]: date((await shown()).arrives?.from),
    [`${number}-receipt`]: stamp((await shown()).done_by),
  });

  await shopper.call(receivePackageContract, { params: { number } });
  expect(await read()).toEqual({});
  // As if it were insured: then damage can be claimed for some days.
  await server.core.db.execute(sql`ALTER TABLE package DISABLE TRIGGER USER`);
  await server.core.db.execute(sql`ALTER TABLE package DROP CONSTRAINT package_insurance`);
  await server.core.db.execute(sql`UPDATE package SET cover_fen = 5000`);
  const received = await shown();
  const until = new Date(Date.parse(received.done_at ?? '') + claimDays * day).toISOString();
  expect(await read()).toEqual({ [`${number}-claim`]: stamp(until) });
}, 60_000);

it('has nothing of somebody else, and neither persons nor amounts', async () => {
  const { shopper } = await newOrder();
  await order(shopper);
  const { data } = await shopper.call(makeCalendarLinkContract);
  const { body } = await server.app.inject(new URL(data.url).pathname);
  for (const word of ['Ada', '¥', exampleAddress.city, exampleAddress.detail]) expect(body).not.toContain(word);
  const other = await calendarOf(await logIn(server.app, await newAccount('eve@shop.test')));
  expect(await other()).toEqual({});
});

it('leaves no token in the log', async () => {
  const { shopper } = await newOrder();
  const { data } = await shopper.call(makeCalendarLinkContract);
  const path = new URL(data.url).pathname;
  await server.app.inject(path);
  await server.app.inject(`${path}?x=1`);
  await server.app.inject({ method: 'HEAD', url: path });
  const token = path.replace('/v1/calendar/', '').replace('.ics', '');
  expect(lines.some((line) => line.includes('/v1/calendar/[hidden]'))).toBe(true);
  expect(lines.join('')).not.toContain(token);
});

it('has the 300 earliest deadlines of a shopper with 5,000 orders', async () => {
  const { shopper, number } = await newOrder();
  const read = await calendarOf(shopper);
  await server.core.db.execute(sql`ALTER TABLE purchase_order DISABLE TRIGGER USER`);
  await server.core.db.execute(sql`INSERT INTO purchase_order
    SELECT copy.* FROM purchase_order o, generate_series(1, 5000) n,
      LATERAL jsonb_populate_record(o, jsonb_build_object('number', 'CV' || n, 'status', 'processing',
        'refundable_until', o.refundable_until + n * interval '1 second')) copy
    WHERE o.number = ${number}`);
  const due = await read();
  expect(Object.keys(due)).toHaveLength(300);
  // The earliest are kept.
  expect(due).toHaveProperty('CV1-refund');
  expect(due).not.toHaveProperty('CV4999-refund');
});
