import type { Mutation } from './mutation.ts';

const auth = 'libs/auth/server/src';
const account = 'libs/account/server/src';
const core = 'libs/platform/server-core/src';
const orders = 'libs/cart-orders/server/src';

/** Numbers, validation, rates, idempotency, what stays out of logs and caches. */
export const limits: readonly Mutation[] = [
  {
    id: 'key-reused',
    rule: 'An Idempotency-Key does not answer another request.',
    file: `${core}/idempotency/once.ts`,
    find: 'before.endpoint !== endpoint || before.payload_hash !== payloadHash',
    replace: 'before.endpoint !== endpoint',
    tests: [`${core}/idempotency/once.spec`],
  },
  {
    id: 'key-in-progress',
    rule: 'Of concurrent calls with one key, one does the work.',
    file: `${core}/idempotency/once.ts`,
    find: "    if (!before.free) throw fail('request_in_progress');\n",
    replace: '',
    tests: [`${core}/idempotency/once.spec`],
  },
  {
    id: 'cart-lock',
    rule: 'Of concurrent additions for the last free lines of a cart, as many succeed as there is room for.',
    file: `${orders}/cart/cart.repo.ts`,
    find: 'sql`pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`;',
    replace: 'sql`${userId}::text`;',
    tests: [`${orders}/cart/cart-races.int`],
  },
  {
    id: 'cart-stock',
    rule: 'A line of the cart does not grow beyond the stock.',
    file: `${orders}/cart/cart.repo.ts`,
    find: '        sql`${cartLineTable.quantity} + ${pieces} <= ${most}`,\n',
    replace: '',
    tests: [`${orders}/cart/cart-races.int`],
  },
  {
    id: 'addresses',
    rule: 'A shopper keeps at most 20 addresses.',
    file: `${account}/use-cases/add-address.ts`,
    find: '(await countAddresses(tx, userId)) >= maxAddresses',
    replace: '(await countAddresses(tx, userId)) > maxAddresses',
    tests: [`${account}/addresses.int`],
  },
  {
    id: 'guesses',
    rule: 'Five guesses of a password within 15 minutes reach an account.',
    file: `${auth}/passwords/attempt-rules.ts`,
    find: 'accountFromElsewhere: AttemptRule = { limit: 5,',
    replace: 'accountFromElsewhere: AttemptRule = { limit: 6,',
    tests: [`${auth}/passwords/attempts.int`],
  },
  {
    id: 'coupon-guesses',
    rule: 'An account tries 20 unknown coupon codes within an hour.',
    file: 'libs/promotions/server/src/use-cases/use-coupons.ts',
    find: 'const guesses = { limit: 20,',
    replace: 'const guesses = { limit: 21,',
    tests: ['libs/promotions/server/src/coupons.int'],
  },
  {
    id: 'leads-rate',
    rule: 'An address sends ten enquiries within ten minutes.',
    file: 'libs/logistics/contract/src/logistics.endpoints.ts',
    find: "limit: { max: 10, minutes: 10, by: 'address' },",
    replace: "limit: { max: 11, minutes: 10, by: 'address' },",
    tests: ['libs/logistics/server/src/logistics.server.int'],
    also: ['libs/logistics/server/'],
  },
  {
    id: 'webhook-https',
    rule: 'Webhooks go to https addresses only.',
    file: `${account}/domain/webhook-rules.ts`,
    find: "(target === 'public' && url.protocol === 'https:')",
    replace: "target === 'public'",
    tests: [`${account}/domain/webhook-rules.spec`],
    also: ['apps/server/src/webhooks.spec'],
  },
  {
    id: 'shared-page',
    rule: 'A page that was made with a session is not shared with other visitors.',
    file: `${core}/pages/watch-answers.ts`,
    find: "response.ok && method === 'GET' && !new Headers(headers).has('authorization');",
    replace: "response.ok && method === 'GET';",
    tests: [`${core}/pages/pages.spec`],
  },
  {
    id: 'failed-link',
    rule: 'A link that could not be read is read again after two minutes.',
    file: 'libs/goods/server/src/look-ups/look-up-link.ts',
    find: 'const failureKeptFor = 2 * minute;',
    replace: 'const failureKeptFor = 3 * minute;',
    tests: ['libs/goods/server/src/look-ups/look-up-link.int'],
  },
  {
    id: 'imports-kept',
    rule: 'A shopper keeps at most five imported archives.',
    file: 'libs/haul/server/src/use-cases/import-archive.ts',
    find: 'held.length >= maxImports',
    replace: 'held.length > maxImports',
    tests: ['libs/haul/server/src/haul.server.int'],
  },
];
