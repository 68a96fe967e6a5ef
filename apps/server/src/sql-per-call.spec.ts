import { createAddressContract, getTurnsContract } from '@caravan/account/contract/schema';
import { getUserInfoContract, loginContract } from '@caravan/auth/contract/schema';
import {
  getOrderContract,
  listOrdersContract,
  listStaffOrdersContract,
  placeOrdersContract,
  processOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, getCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { getSetupContract } from '@caravan/content/contract/staff';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId, type PageAnswer, type PageRequest } from '@caravan/kernel';
import { testDatabase, testServer, type TestDatabase, type TestServer } from '@caravan/server-core/testing';
import { listQueuesContract } from '@caravan/tasks/contract/schema';
import {
  createPackageContract,
  getPackageContract,
  listPackagesContract,
  listStoreContract,
  newPackage,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import {
  createPickContract,
  getStaffPackageContract,
  listStaffPackagesContract,
  packPackageContract,
  scanPickContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { desk, paidOrder } from './testing/paid-order.ts';
import { testFeatures } from './testing/test-features.ts';
import { startedTemplate } from './testing/test-shop.ts';

/** The SQL statements of each call and page, BEGIN and COMMIT among them, for one line, one item, one package. */
const limits = {
  'POST /cart': 5,
  'GET /cart': 2,
  'POST /orders': 14,
  'POST /payments of an order': 14,
  'GET /orders': 4,
  'GET /orders/{number}': 4,
  'GET /staff/orders': 3,
  'POST /staff/orders/{number}/process': 14,
  'POST /staff/orders/{number}/stock': 20,
  'GET /staff/queues': 2,
  'GET /staff/setup': 8,
  'GET /store': 4,
  'GET /users/turns': 2,
  'POST /packages/quote': 5,
  // One of them takes over the recipient's tax number, because an owner may have any country ask for one.
  'POST /packages': 15,
  'POST /payments of a package': 15,
  'GET /packages': 3,
  'GET /packages/{number}': 2,
  'GET /staff/packages': 3,
  'GET /staff/packages/{number}': 2,
  'POST /staff/picks': 13,
  'POST /staff/picks/{id}/scan': 15,
  'POST /staff/packages/{number}/pack': 15,
  'POST /staff/packages/{number}/ship': 21,
  'page /mine/order': 9,
};

/** Statements that run at their own times, not in a call. */
const background = /^LISTEN|^SELECT pg_notify|"cache_version"/;

/** Calls of a page of the storefront; `apps/shell/src/render/page-calls.spec.ts` holds the page to them. */
const readsOfPages: Record<string, readonly string[]> = {
  '/mine/order': [
    '/v1/users/verify',
    '/v1/users/info',
    '/v1/website?tag=default',
    '/v1/configurations',
    '/v1/article?type=2',
    '/v1/orders?page=1&page_size=20',
  ],
};

/** Makes the calls of a page, as its renderer does. */
const renderPage = async ({ url, token, fetch }: PageRequest): Promise<PageAnswer> => {
  const init = { headers: { authorization: `Bearer ${token}` } };
  const answers = await Promise.all((readsOfPages[url.pathname] ?? []).map((path) => fetch(path, init)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return { status: 200, headers: {}, html: '', shared: false };
};

let database: TestDatabase;
let server: TestServer;
let statements: string[] = [];

beforeAll(async () => {
  // PostgreSQL tells each session of the statements that it runs.
  database = await testDatabase({
    template: await startedTemplate(),
    settings: { log_statement: 'all', client_min_messages: 'log' },
  });
  database.pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const statement = /^(?:statement|execute [^:]+): (?<text>.*)/s.exec(message ?? '')?.groups?.['text'];
      if (statement !== undefined && !background.test(statement)) statements.push(statement);
    });
  });
  server = await testServer({
    compose: testFeatures,
    config: { staff: desk, rateLimits: false },
    database,
    server: { pages: { renderPage } },
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const key = () => ({ 'idempotency-key': newId() });
const page = { page: 1, page_size: 10 };

test('no call takes more statements than it needs', async () => {
  const { shopper, staff, number, itemId, email, password } = await paidOrder(server.app);
  const { id } = (await shopper.call(getUserInfoContract)).data;
  const { token } = (await server.call(loginContract, { body: { email, password } })).data;
  const gift = { amount_fen: 50_000, remark: 'For the freight' };
  await staff.call(adjustBalanceContract, { params: { id }, body: gift, headers: key() });
  const found: Partial<Record<keyof typeof limits, string[]>> = {};
  const visit = async (url: string) => {
    const { statusCode: status } = await server.app.inject({ url, headers: { cookie: `token=${token}` } });
    return { status };
  };
  const counted = async <T>(name: keyof typeof limits, call: () => Promise<T>): Promise<T> => {
    statements = [];
    const answer = await call();
    expect(answer).toMatchObject({ status: 200 });
    [found[name], statements] = [statements, []];
    return answer;
  };
  const put = () => {
    const manual = { url: '', name: newId(), spec: '1', unit_price_fen: 500, domestic_shipping_fen: 60 };
    return shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }) });
  };

  const line = (await counted('POST /cart', put)).data;
  await counted('GET /cart', () => shopper.call(getCartContract));
  const checkout = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const placed = await counted('POST /orders', () =>
    shopper.call(placeOrdersContract, { body: checkout, headers: key() }),
  );
  const order = placed.data.orders[0]?.number ?? '';
  const payOrder = { kind: 'order' as const, refs: [order], method: 'balance' as const };
  await counted('POST /payments of an order', () =>
    shopper.call(createPaymentContract, { body: payOrder, headers: key() }),
  );
  await counted('GET /orders', () => shopper.call(listOrdersContract, { query: page }));
  await counted('GET /orders/{number}', () => shopper.call(getOrderContract, { params: { number } }));
  await counted('GET /staff/orders', () => staff.call(listStaffOrdersContract, { query: page }));
  await counted('POST /staff/orders/{number}/process', () =>
    staff.call(processOrderContract, { params: { number: order }, body: { supplier_order_no: '4400112299' } }),
  );
  const measures = { weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  await counted('POST /staff/orders/{number}/stock', () =>
    staff.call(stockOrderContract, {
      params: { number: order },
      body: { lines: [{ line_id: line.id, ...measures }] },
    }),
  );
  await counted('GET /store', () => shopper.call(listStoreContract, { query: page }));
  await counted('GET /users/turns', () => shopper.call(getTurnsContract));

  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [itemId], address_id };
  const quoted = await counted('POST /packages/quote', () => shopper.call(quotePackageContract, { body: wish }));
  const best = quoted.data.lines.find(({ available }) => available);
  const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  const made = await counted('POST /packages', () => shopper.call(createPackageContract, { body, headers: key() }));
  const parcel = { params: { number: made.data.number } };
  const payPackage = { kind: 'package' as const, refs: [made.data.number], method: 'balance' as const };
  await counted('POST /payments of a package', () =>
    shopper.call(createPaymentContract, { body: payPackage, headers: key() }),
  );
  await counted('GET /packages', () => shopper.call(listPackagesContract, { query: page }));
  await counted('GET /packages/{number}', () => shopper.call(getPackageContract, parcel));
  await counted('GET /staff/packages', () => staff.call(listStaffPackagesContract, { query: page }));
  const shown = await counted('GET /staff/packages/{number}', () => staff.call(getStaffPackageContract, parcel));
  const item = shown.data.items[0]?.number ?? '';
  const picking = await counted('POST /staff/picks', () =>
    staff.call(createPickContract, { body: { packages: [made.data.number] } }),
  );
  await counted('POST /staff/picks/{id}/scan', () =>
    staff.call(scanPickContract, { params: { id: picking.data.id }, body: { code: item } }),
  );
  await counted('POST /staff/packages/{number}/pack', () =>
    staff.call(packPackageContract, { ...parcel, body: { items: [item] } }),
  );
  const shipment = { carrier: best?.carrier ?? '', tracking_number: `RR${made.data.number}` };
  await counted('POST /staff/packages/{number}/ship', () =>
    staff.call(shipPackageContract, { ...parcel, body: shipment }),
  );

  await counted('GET /staff/queues', () => staff.call(listQueuesContract));
  // The data that is the same for all comes from memory.
  await staff.call(getSetupContract);
  await counted('GET /staff/setup', () => staff.call(getSetupContract));
  await visit('/mine/order');
  await counted('page /mine/order', () => visit('/mine/order'));

  const names = Object.keys(limits) as (keyof typeof limits)[];
  const exceeding = names.filter((name) => (found[name]?.length ?? Infinity) > limits[name]);
  expect(Object.fromEntries(exceeding.map((name) => [name, found[name]]))).toEqual({});
}, 60_000);
