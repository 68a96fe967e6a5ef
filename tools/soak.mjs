// `npm run soak -- <name> …`: the long form of tests, of which a normal run does a small part. Without a name it lists the
// tests. `SOAK_SEED=<number>` repeats the cases of an earlier run.
import { chromium } from './lib/chromium.mjs';
import { inRoot, node24, run, runBin } from './lib/workspace.mjs';

const seed = process.env.SOAK_SEED ?? String(Math.trunc(Math.random() * 2 ** 31));

/** The long tests: spec files, files of the browser journeys with their environment, or a script of its own. */
const soaks = {
  crash: {
    specs: ['libs/platform/server-core/src/process/crash.spec.ts'],
    what: 'kill -9 while writing, twenty times: nothing acknowledged is lost',
  },
  starts: {
    specs: ['libs/platform/server-core/src/process/start.spec.ts'],
    what: 'first starts that were interrupted, as root and as other users, behind links and in closed folders',
  },
  load: {
    specs: ['apps/server/src/under-pressure.spec.ts'],
    what: 'a hundred connections for a minute without a 5xx; too many are turned away, and it recovers',
  },
  requests: {
    specs: ['apps/server/src/generated-requests.spec.ts'],
    what: '20,000 generated requests over every contract: no 5xx, no stack trace, no stall',
  },
  stop: {
    specs: ['libs/platform/server-core/src/process/stop.spec.ts'],
    what: 'SIGTERM at 50 requests a second, twenty times: none is dropped',
  },
  rolling: {
    specs: ['libs/platform/server-core/src/process/rolling.spec.ts'],
    what: 'three processes behind nginx restarted in turn, thirty times: no reset, no failed request, each write once',
  },
  outage: {
    specs: ['libs/platform/server-core/src/database/connections/outage.spec.ts'],
    what: 'PostgreSQL cut off or silent for 2 s, fifty times each: red, back soon, nothing doubled',
  },
  logins: {
    specs: ['libs/auth/server/src/passwords/brute-force.int.spec.ts', 'libs/auth/server/src/staff/members.int.spec.ts'],
    what: 'guessing passwords by the thousand, and owners who remove each other',
  },
  unreachable: {
    specs: ['libs/goods/server/src/fetching/unreachable.spec.ts'],
    what: '1,000 spellings of private addresses, rebinding names, redirects: no request',
  },
  orders: {
    specs: [
      'libs/cart-orders/server/src/orders/orders-races.int.spec.ts',
      'libs/cart-orders/server/src/questions/order-questions-races.int.spec.ts',
    ],
    what: '200 callers placing, paying, cancelling, refunding and answering the same orders, and 300 tampered requests',
  },
  'own-parcels': {
    specs: ['apps/server/src/own-parcels-at-once.spec.ts'],
    what: '200 calls that announce own parcels at once, twice or under one number, and 240 that receive them: each once',
  },
  packages: {
    specs: [
      'libs/warehouse-packages/server/src/packages/packages-races.int.spec.ts',
      'libs/warehouse-packages/server/src/photos/hostile-uploads.int.spec.ts',
      'libs/shipping/port/src/quotes/quote-method.spec.ts',
    ],
    what: '200 callers packing the same goods, cancel against ship and pay, 60 hostile uploads, 100,000 quotes by an independent table',
  },
  pictures: {
    specs: ['libs/platform/server-core/src/pictures/pictures.spec.ts'],
    what: '3,600 drawings, broken, changed and oversized pictures: refused or a picture, in time',
  },
  pages: {
    specs: [
      'libs/goods/server/src/fetching/page-limits.spec.ts',
      'libs/goods/server/src/look-ups/goods.server.int.spec.ts',
    ],
    what: '200 pages of three megabytes made of any pieces: read or refused without a wait; products with any characters',
  },
  hostile: {
    specs: ['libs/goods/server/src/fetching/hostile-shop.spec.ts'],
    what: 'bombs, drips and endless headers end in time with at most 50 MB',
  },
  'database-move': {
    specs: ['apps/server/src/database-move.spec.ts', 'apps/server/src/database-upgrade.spec.ts'],
    what: 'the embedded database moved to PostgreSQL 15, 16 and 17, which npm installs for it, and trade on each; upgrades that fail',
  },
  'filled-database': {
    specs: ['apps/server/src/upgrade.spec.ts'],
    what: 'a database is filled with trade, and its rows are stored as those that the test of upgrades begins with',
  },
  'trade-crash': {
    specs: ['apps/server/src/trade-crash.spec.ts'],
    what: 'shoppers and a clerk trade while server, PostgreSQL or both are killed 200 times: nothing lost, half done or doubled',
  },
  cluster: {
    specs: ['apps/server/src/cluster.spec.ts'],
    what: 'three processes behind nginx trade for a minute through kills, rolling restarts, a full disk, and outages of database, store and mail',
  },
  cases: {
    specs: [],
    env: { SOAK_SEED: seed },
    what: 'all unit tests with other random cases; a normal run has the same ones each time',
  },
  languages: {
    specs: ['--project', 'web*'],
    env: { LANGUAGES: 'all' },
    what: 'every test of pages and components in each of its languages; a normal run takes one of them by turns',
  },
  effects: {
    specs: ['--project', 'web*'],
    env: { EFFECTS: 'late' },
    what: 'every test of pages and components goes on as soon as it sees what it waited for, before React runs the effects',
  },
  journeys: {
    browser: { JOURNEYS: 'all' },
    what: 'every journey in the browser in both languages at both widths; npm test gives each one of them in turn',
  },
  walk: {
    browser: { WALK: 'all', WALK_PICTURES: '1' },
    specs: ['src/walk.e2e.ts'],
    what: 'every page of the storefront in each language, mode and width: axe, and a picture in test-results/walk',
  },
  'console-walk': {
    browser: { CONSOLE_WALK: '1', WALK_PICTURES: '1' },
    specs: ['src/console-walk.e2e.ts'],
    what: 'the same for the console, in test-results/console-walk; WALK_DOCS=1 takes the pictures of docs/console again',
  },
  trade: {
    specs: ['apps/server/src/trade.spec.ts', 'apps/server/src/weighing-trade.spec.ts'],
    what: 'recharges, orders, fees, payments, refunds, events and restarts against a simple model, 2,000 runs of up to 50 steps; then 500 of packages of orders and of own purchases with surcharges and labels whose answers are lost',
  },
  'weighing-trade': {
    specs: [
      'apps/server/src/weighing-trade.spec.ts',
      'libs/warehouse-packages/server/src/packages/weighing/weighing.int.spec.ts',
    ],
    what: '200 callers at the same scales, and weighings, corrections, extra payments, waivers and labels with lost answers of packed parcels, of orders and of own purchases, against a simple model, 500 runs',
  },
  refunds: {
    specs: [
      'libs/fund-payment/server/src/refunds/refund-model.int.spec.ts',
      'libs/fund-payment/server/src/remittances/westpay.int.spec.ts',
    ],
    what: 'lost answers, failures, forgotten keys, refunds by hand and restarts, 400 runs each: no amount is paid back twice, and no control number counts twice',
  },
  closing: {
    specs: ['apps/server/src/closing-races.spec.ts'],
    what: '40 accounts that are closed while 40 connections write for each: nothing is left behind',
  },
  split: {
    specs: ['libs/shipping/port/src/split/solve-split.spec.ts', 'apps/server/src/split.spec.ts'],
    what: '5,000 sets of goods divided among parcels against every partition, 1,000 gaps, and plans against quotes to the fen',
  },
  payments: {
    specs: [
      'libs/fund-payment/server/src/payments/races.int.spec.ts',
      'libs/fund-payment/server/src/payments/events/webhooks.int.spec.ts',
    ],
    what: 'hundreds of callers, refunds and events that race for the same money over 30 connections',
  },
  webhooks: {
    specs: ['libs/account/server/src/deliver-webhooks.int.spec.ts'],
    what: '200 events and 200 changes at once for the addresses of shoppers: each event is received and recorded',
  },
  tasks: {
    specs: ['libs/tasks/server/src/tasks.server.int.spec.ts'],
    what: 'a thousand tasks for fifty callers, each once, and 200 claims by two members at once',
  },
  generator: {
    specs: ['tools/feature-generator/feature.generator.spec.ts'],
    what: 'a generated feature passes lint, types and tests in a copy of this workspace',
  },
  mutations: {
    script: inRoot('tools', 'mutations', 'run.mjs'),
    what: 'some rules of all features, broken one after the other: a test fails each time; MUTATIONS=id,id chooses some',
  },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in soaks));
if (!names.length || unknown.length) {
  if (unknown.length) console.error(`There is no soak called ${unknown.join(', ')}.`);
  for (const [name, { what }] of Object.entries(soaks)) console.log(`npm run soak -- ${name.padEnd(12)} ${what}`);
  process.exit(unknown.length ? 1 : 0);
}

console.log(`SOAK_SEED=${seed}`);

/** Nx builds the server and the storefront first. */
const browse = async (specs = [], env) => {
  const browser = await chromium();
  if (!browser) return { code: 1 };
  return runBin('nx', ['e2e', 'e2e', '--skip-nx-cache', '--reporter=line', ...specs], {
    env: { ...env, NX_DAEMON: 'false', CHROMIUM: browser },
  });
};

const runSoak = ({ specs, browser, script, env = { SOAK: '1', SOAK_SEED: seed } }) => {
  if (script) return run(node24(), [script]);
  if (browser) return browse(specs, browser);
  return runBin('vitest', ['run', ...specs], { env });
};

let failed = 0;
for (const name of names) {
  console.log(`\n── ${name} ──`);
  const { code } = await runSoak(soaks[name]);
  if (code) failed += 1;
}
process.exitCode = failed ? 1 : 0;
