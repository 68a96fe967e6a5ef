import { createAddressContract } from '@caravan/account/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import { createLeadContract } from '@caravan/logistics/contract/schema';
import { aNewLead } from '@caravan/logistics/contract/testing';
import {
  testDatabase,
  testServer,
  type Caller,
  type TestDatabase,
  type TestServer,
} from '@caravan/server-core/testing';
import { createConversationContract } from '@caravan/support/contract/schema';
import { createPackageContract, newPackage, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { loginContract } from '@caravan/auth/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { exampleAddress } from './testing/example-address.ts';
import { desk, paidOrder, photograph } from './testing/paid-order.ts';

/** Tables that stay small in a large shop, or of which a page reads all rows. */
const small = new Set([
  'approval_rule',
  'article',
  'article_group',
  'article_text',
  'bin',
  'cache_version',
  'customs_rule',
  'exchange_rate',
  'insurance_tier',
  'packing_price',
  'promotion_rule',
  'quote_accuracy',
  'saved_reply',
  'service_prices',
  'setting',
  'shipping_line',
  'staff_role',
  'task_view',
  'usual_weight',
  'website',
  'weighing_rule',
]);

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
interface Explained {
  'Query Text': string;
  Plan: Plan;
}

let database: TestDatabase;
let server: TestServer;
/** PostgreSQL's plan for each statement of the app, with the parameters that it runs with. */
let explained: Explained[] = [];
let filled: (path: string) => string;
const tokens: Record<'shopper' | 'staff', string> = { shopper: '', staff: '' };

const key = () => ({ 'idempotency-key': newId() });
const tokenOf = async (credentials: { email: string; password: string }): Promise<string> =>
  (await server.call(loginContract, { body: credentials })).data.token;

const packed = async (shopper: Caller, itemId: string): Promise<string> => {
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [itemId], address_id };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  const { number } = (await shopper.call(createPackageContract, { body, headers: key() })).data;
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [number], method: 'balance' },
    headers: key(),
  });
  return number;
};

beforeAll(async () => {
  // Each session explains its statements. Without sequential scans one is planned only if no index can serve.
  database = await testDatabase({
    settings: {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_format': 'json',
      'auto_explain.log_level': 'notice',
      'auto_explain.log_nested_statements': 'on',
      enable_seqscan: 'off',
    },
  });
  database.pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const json = /plan:\s*(?<plan>\{.*\})/s.exec(message ?? '')?.groups?.['plan'];
      if (json) explained.push(JSON.parse(json) as Explained);
    });
  });
  server = await testServer({ compose: testFeatures, config: { staff: desk }, database });
  const { shopper, staff, number, itemId, email, password } = await paidOrder(server.app);
  await photograph(staff, itemId);
  const parcel = await packed(shopper, itemId);
  await shopper.call(createConversationContract, {
    body: { about: { kind: 'order', ref: number }, text: 'Where is my parcel?', images: [] },
    headers: key(),
  });
  await server.call(createLeadContract, { body: aNewLead() });
  await server.runJobs();
  const { rows } = await server.core.db.execute<{ id: string }>(
    sql`SELECT id FROM user_account WHERE email = ${email}`,
  );
  const facts: Record<string, string> = { order: number, package: parcel, user: rows[0]?.id ?? '', email };
  filled = (path) => path.replaceAll(/\{(?<name>\w+)\}/g, (_, name: string) => encodeURIComponent(facts[name] ?? ''));
  tokens.shopper = await tokenOf({ email, password });
  tokens.staff = await tokenOf(desk);
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const scanned = ({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  ...(type === 'Seq Scan' && table !== undefined && !small.has(table) ? [table] : []),
  ...Plans.flatMap(scanned),
];

const read = async (path: string, token?: string): Promise<Explained[]> => {
  explained = [];
  const answer = await server.app.inject({
    url: `/v1${filled(path)}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, path).toBe(200);
  return explained;
};

/** The paths that the benchmark of a large shop measures. */
const pagesOf = async () =>
  (await import(new URL('../../../tools/bench/million/pages.mjs', import.meta.url).href)) as Record<
    'publicPages' | 'shopperPages' | 'staffPages',
    string[]
  >;

it('reads no large table from its beginning to its end for any page', async () => {
  const { publicPages, shopperPages, staffPages } = await pagesOf();
  const faults: string[] = [];
  let statements = 0;
  for (const [pages, token] of [
    [publicPages, undefined],
    [shopperPages, tokens.shopper],
    [staffPages, tokens.staff],
  ] as const)
    for (const path of pages)
      for (const { 'Query Text': query, Plan: plan } of await read(path, token)) {
        statements += 1;
        for (const table of scanned(plan)) faults.push(`GET ${path} scans ${table}: ${query.slice(0, 300)}`);
      }
  expect(statements).toBeGreaterThan(200);
  expect([...new Set(faults)]).toEqual([]);
}, 120_000);

it('finds a statement that no index serves', async () => {
  explained = [];
  await server.core.db.execute(sql`SELECT FROM purchase_order WHERE note = 'x'`);
  expect(explained.flatMap(({ Plan: plan }) => scanned(plan))).toEqual(['purchase_order']);
});
