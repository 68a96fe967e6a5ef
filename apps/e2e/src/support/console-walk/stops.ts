import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { withLabels, withManifests, withPrices } from './carrier-answers.ts';
import { filledQueues, type Crew } from './crew.ts';
import { papersLack, papersOffered } from './make-papers.ts';

/** A `visitor` has no session. */
export type ConsoleWho = 'visitor' | 'owner' | 'receiver';

/** A page of the console to open. */
export interface ConsoleStop {
  name: string;
  /** The path below `/console`, with parameters as `:name`. */
  path: string;
  who: ConsoleWho;
  href: (crew: Crew) => string;
  /** Answers calls of the page in place of the server. */
  answers?: (page: Page) => Promise<void>;
  /** Runs once the page is open. */
  reach?: (page: Page) => Promise<void>;
  /** The server refuses what the page reads, which the browser reports as an error. */
  isRefused?: boolean;
  /** The name of its picture in `docs/pictures/console`. */
  picture?: string;
}

const stop = (
  name: string,
  path: string,
  { who = 'owner', ...rest }: Partial<Omit<ConsoleStop, 'name' | 'path'>> = {},
): ConsoleStop => ({ name, path, who, href: () => path, ...rest });

const queuePictures: Partial<Record<string, string>> = { buy: 'buyer', refund: 'finance', lead: 'service' };

const queues: ConsoleStop[] = filledQueues.flatMap((queue) => [
  stop(`queue-${queue}`, '/work/:queue', { href: () => `/work/${queue}` }),
  stop(`queue-${queue}-open`, '/work/:queue', {
    href: ({ tasks }) => `/work/${queue}?at=${encodeURIComponent(tasks[queue] ?? '')}`,
    ...(queue in queuePictures ? { picture: queuePictures[queue] } : {}),
  }),
]);

/** Searches for a word of the shoppers' addresses. */
const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
};

/** Starts the second login step: its picture is made for each visit. */
const openEnrolment = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Set up|开始设置)$/ }).click();
  await expect(page.getByRole('img')).toBeVisible();
};

/** Asks for the prices of carriers, and opens what they said. */
const openPrices = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Get prices|查询价格)$/ }).click();
  await expect(page.getByRole('table', { name: /^(Prices of carriers|承运商价格)$/ })).toBeVisible();
};

export const consoleStops: readonly ConsoleStop[] = [
  stop('login', '/login', { who: 'visitor' }),
  stop('join', '/join', { who: 'visitor', href: ({ invitation }) => `/join?token=${invitation}` }),
  stop('join-expired', '/join', { who: 'visitor', href: () => '/join' }),
  stop('find-password', '/find-password', { who: 'visitor' }),
  stop('reset-password', '/reset-password', { who: 'visitor', href: () => '/reset-password?token=abc' }),
  stop('reset-password-expired', '/reset-password', { who: 'visitor', href: () => '/reset-password' }),
  stop('home', '/', { picture: 'home' }),
  stop('home-receiver', '/', { who: 'receiver' }),
  stop('search', '/', { reach: search }),
  ...queues,
  stop('queue-empty', '/work/:queue', { href: () => '/work/dispute' }),
  stop('queue-unknown', '/work/:queue', { href: () => '/work/nothing' }),
  stop('orders', '/orders'),
  stop('orders-none', '/orders', { href: () => '/orders?q=qqqq' }),
  stop('order-paid', '/orders/:number', { href: ({ shopper }) => `/orders/${shopper.orders.paid}` }),
  stop('order-fee-asked', '/orders/:number', { href: ({ orders }) => `/orders/${orders.feeAsked}` }),
  stop('order-line-asked', '/orders/:number', { href: ({ orders }) => `/orders/${orders.lineAsked}` }),
  stop('order-fee-unstated', '/orders/:number', { href: ({ orders }) => `/orders/${orders.feeUnstated}` }),
  stop('order-price-changed', '/orders/:number', { href: ({ orders }) => `/orders/${orders.priceChanged}` }),
  stop('order-in-stock', '/orders/:number', { href: ({ orders }) => `/orders/${orders.arrived}` }),
  stop('order-refunded', '/orders/:number', { href: ({ shopper }) => `/orders/${shopper.orders.refunded}` }),
  stop('order-terms', '/orders/:number/terms', { href: ({ shopper }) => `/orders/${shopper.orders.paid}/terms` }),
  stop('order-missing', '/orders/:number', { href: () => '/orders/CV2611AAAAAAA' }),
  stop('purchases', '/purchases'),
  stop('parcels', '/parcels'),
  stop('parcel-expected', '/parcels/:id', { href: ({ parcels }) => `/parcels/${parcels.expected.id}` }),
  stop('parcel-unmatched', '/parcels/:id', { href: ({ parcels }) => `/parcels/${parcels.unmatched.id}` }),
  stop('parcel-received', '/parcels/:id', { href: ({ parcels }) => `/parcels/${parcels.received.id}` }),
  stop('tracking-import', '/tracking'),
  stop('receive', '/receive'),
  stop('receive-parcel', '/receive', {
    href: ({ parcels }) => `/receive?code=${parcels.expected.tracking}`,
    picture: 'receiver',
  }),
  stop('receive-unknown', '/receive', { href: () => '/receive?code=JD0099887766' }),
  stop('check', '/check'),
  stop('check-item', '/check', { href: ({ tasks }) => `/check?item=${tasks['qc'] ?? ''}` }),
  stop('shelve', '/shelve'),
  stop('count', '/count', { who: 'receiver' }),
  stop('count-bin', '/count', { who: 'receiver', href: ({ freeBin }) => `/count?bin=${freeBin}` }),
  stop('counts', '/counts'),
  stop('counts-none', '/counts', { href: () => '/counts?q=qqqq' }),
  stop('count-differences', '/counts/:number', { href: ({ count }) => `/counts/${count}` }),
  stop('count-missing', '/counts/:number', { href: () => '/counts/SC2611AAAAAAA' }),
  stop('shelf', '/shelf'),
  stop('bins', '/bins', { picture: 'bins' }),
  stop('bins-import', '/bins/import'),
  stop('rehearse', '/rehearse'),
  stop('rehearse-done', '/rehearse', { href: ({ shopper }) => `/rehearse?service=${shopper.rehearsal}` }),
  stop('pick-choose', '/pick'),
  stop('pick', '/pick/:id', { href: ({ pick }) => `/pick/${pick}`, picture: 'packer' }),
  stop('pack', '/pack'),
  stop('pack-package', '/pack', { href: ({ packages }) => `/pack?package=${packages.picking}` }),
  stop('weigh', '/weigh'),
  stop('handovers', '/handover'),
  stop('handover', '/handover/:id', { href: ({ handover }) => `/handover/${handover}`, picture: 'handover' }),
  stop('handover-manifests', '/handover/:id', {
    href: ({ handover }) => `/handover/${handover}`,
    answers: withManifests,
  }),
  stop('shipments-import', '/handover/import'),
  stop('packages', '/packages'),
  stop('package-paid', '/packages/:number', { href: ({ packages }) => `/packages/${packages.paid}` }),
  stop('package-packed', '/packages/:number', { href: ({ packages }) => `/packages/${packages.packed}` }),
  stop('package-papers', '/packages/:number', {
    href: ({ packages }) => `/packages/${packages.packed}`,
    reach: papersOffered,
  }),
  stop('package-papers-missing', '/packages/:number', {
    href: ({ packages }) => `/packages/${packages.paid}`,
    reach: papersLack,
  }),
  stop('package-prices', '/packages/:number', {
    href: ({ packages }) => `/packages/${packages.packed}`,
    answers: withPrices,
    reach: openPrices,
  }),
  stop('package-labels', '/packages/:number', {
    href: ({ packages }) => `/packages/${packages.packed}`,
    answers: withLabels,
  }),
  stop('package-shipped', '/packages/:number', { href: ({ shopper }) => `/packages/${shopper.packages.shipped}` }),
  stop('package-missing', '/packages/:number', { href: () => '/packages/PK2611NOTHING' }),
  stop('services', '/services'),
  stop('service-measured', '/services/:number', { href: ({ shopper }) => `/services/${shopper.measurement}` }),
  stop('service-rehearsal', '/services/:number', { href: ({ shopper }) => `/services/${shopper.rehearsal}` }),
  stop('service-missing', '/services/:number', { href: () => '/services/SV2611NOTHING' }),
  stop('returns', '/returns'),
  stop('returns-none', '/returns', { href: () => '/returns?q=qqqq' }),
  stop('return', '/returns/:number', { href: ({ shopper }) => `/returns/${shopper.goodsReturn}` }),
  stop('return-new', '/returns/new'),
  stop('return-new-goods', '/returns/new', { href: ({ orders }) => `/returns/new?order=${orders.arrived}` }),
  stop('return-missing', '/returns/:number', { href: () => '/returns/RT2611AAAAAAA' }),
  stop('setup', '/settings/setup'),
  stop('figures', '/figures'),
  stop('figures-weeks', '/figures', { href: () => '/figures?from=2026-01-01&to=2026-12-31&by=week' }),
  stop('figures-wrong-days', '/figures', { href: () => '/figures?from=2026-02-01&to=2026-01-01' }),
  stop('margins', '/money/margins'),
  stop('margins-none', '/money/margins', { href: () => '/money/margins?q=qqqq' }),
  stop('payments', '/money/payments'),
  stop('payments-none', '/money/payments', { href: () => '/money/payments?q=qqqq' }),
  stop('payment', '/money/payments/:id', { href: ({ money }) => `/money/payments/${money.payment}` }),
  stop('payment-remittance', '/money/payments/:id', { href: ({ tasks }) => `/money/payments/${tasks['remit']}` }),
  stop('ledger', '/money/ledger'),
  stop('ledger-movement', '/money/ledger/:number', { href: ({ money }) => `/money/ledger/${money.transaction}` }),
  stop('reconciliation', '/money/purchases'),
  stop('reconciliation-none', '/money/purchases', { href: () => '/money/purchases?q=qqqq' }),
  stop('unknown-lines', '/money/purchases/unknown'),
  stop('statement-import', '/money/purchases/import'),
  stop('freight-bills', '/money/freight'),
  stop('freight-bills-none', '/money/freight', { href: () => '/money/freight?q=qqqq' }),
  stop('freight-import', '/money/freight/import'),
  stop('freight-lines', '/money/freight/lines'),
  stop('freight-lines-none', '/money/freight/lines', { href: () => '/money/freight/lines?q=qqqq' }),
  stop('freight-line', '/money/freight/lines/:id', {
    href: ({ freightLine }) => `/money/freight/lines/${freightLine}`,
  }),
  stop('freight-line-unknown', '/money/freight/lines/:id', {
    href: ({ unknownFreight }) => `/money/freight/lines/${unknownFreight}`,
  }),
  stop('freight-line-missing', '/money/freight/lines/:id', { href: () => '/money/freight/lines/none' }),
  stop('freight-margins', '/money/freight/margins'),
  stop('freight-margins-none', '/money/freight/margins', { href: () => '/money/freight/margins?q=qqqq' }),
  stop('books', '/money/books'),
  stop('books-wrong-days', '/money/books', { href: () => '/money/books?from=2026-02-01&to=2026-01-01' }),
  stop('disputes', '/money/disputes'),
  stop('dispute-missing', '/money/disputes/:id', { href: () => '/money/disputes/none' }),
  stop('differences', '/money/differences'),
  stop('approvals', '/money/approvals'),
  stop('approval', '/money/approvals/:id', { href: ({ approval }) => `/money/approvals/${approval}` }),
  stop('people', '/people'),
  stop('people-found', '/people', { href: ({ shopper }) => `/people?q=${encodeURIComponent(shopper.email)}` }),
  stop('person', '/people/:id', { href: ({ shopperId }) => `/people/${shopperId}` }),
  stop('leads', '/leads'),
  stop('leads-closed', '/leads', { href: () => '/leads?state=closed' }),
  stop('lines', '/settings/lines'),
  stop('lines-reader', '/settings/lines', { who: 'receiver' }),
  stop('line', '/settings/lines/:id', { href: () => '/settings/lines/ems' }),
  stop('line-missing', '/settings/lines/:id', { href: () => '/settings/lines/nothing' }),
  stop('line-new', '/settings/lines/new'),
  stop('line-sheet', '/settings/lines/:id/sheet', { href: () => '/settings/lines/ems/sheet' }),
  stop('duties', '/settings/duties'),
  stop('duties-reader', '/settings/duties', { who: 'receiver' }),
  stop('duty', '/settings/duties/:country', { href: () => '/settings/duties/DE' }),
  stop('coupons', '/settings/promotions', { picture: 'coupons' }),
  stop('coupon-new', '/settings/promotions/new'),
  stop('coupon', '/settings/promotions/:id', { href: ({ coupon }) => `/settings/promotions/${coupon}` }),
  stop('coupon-missing', '/settings/promotions/:id', { href: () => '/settings/promotions/nothing' }),
  stop('articles', '/settings/articles'),
  stop('articles-none', '/settings/articles', { href: () => '/settings/articles?state=draft' }),
  stop('article', '/settings/articles/:id', { href: () => '/settings/articles/59' }),
  stop('article-missing', '/settings/articles/:id', { href: () => '/settings/articles/999999' }),
  stop('article-new', '/settings/articles/new'),
  stop('article-groups', '/settings/articles/groups'),
  stop('website', '/settings/website'),
  stop('company', '/settings/company'),
  stop('features', '/settings/features'),
  stop('retention', '/settings/retention'),
  stop('texts', '/settings/texts'),
  stop('packing-and-insurance', '/settings/packing'),
  stop('command-codes', '/settings/codes'),
  stop('command-codes-reader', '/settings/codes', { who: 'receiver' }),
  stop('weighing-rule', '/settings/weighing'),
  stop('service-prices', '/settings/services'),
  stop('carriers', '/settings/carriers'),
  stop('freight-rule', '/settings/freight'),
  stop('customs-rule', '/settings/customs'),
  stop('books-rule', '/settings/books'),
  stop('own-parcels', '/forwarding'),
  stop('own-parcels-none', '/forwarding', { href: () => '/forwarding?q=qqqq' }),
  stop('own-parcel-missing', '/forwarding/:number', { href: () => '/forwarding/FP2611AAAAAAA' }),
  stop('parcel-claims', '/forwarding/claims'),
  stop('parcel-claims-none', '/forwarding/claims', { href: () => '/forwarding/claims?state=given' }),
  stop('parcel-claim', '/forwarding/claims/:id', { href: ({ claim }) => `/forwarding/claims/${claim}` }),
  stop('parcel-claim-missing', '/forwarding/claims/:id', { href: () => '/forwarding/claims/nothing' }),
  stop('forwarding-warehouses', '/settings/forwarding'),
  stop('approval-rule', '/settings/approvals'),
  stop('rates', '/settings/rates'),
  stop('rates-reader', '/settings/rates', { who: 'receiver' }),
  stop('tickets', '/tickets'),
  stop('ticket', '/tickets/:id', { href: ({ ticket }) => `/tickets/${ticket}` }),
  stop('ticket-request', '/tickets/:id', { href: ({ shopper }) => `/tickets/${shopper.request}` }),
  stop('ticket-visitor', '/tickets/:id', { href: ({ visitorTicket }) => `/tickets/${visitorTicket}` }),
  stop('ticket-missing', '/tickets/:id', { href: () => '/tickets/none' }),
  stop('replies', '/settings/replies'),
  stop('audit', '/audit', { picture: 'auditor' }),
  stop('staff', '/staff', { picture: 'owner' }),
  stop('me', '/me'),
  stop('me-enrolment', '/me', { reach: openEnrolment }),
  stop('no-permission', '/staff', { who: 'receiver', isRefused: true }),
  stop('not-found', '/no-such-page'),
];

const table = join(import.meta.dirname, '../../../../../libs/platform/routes/src/console.paths.ts');

/** The paths of all pages of the console. They are read as text, because Playwright cannot load what is written for Vite. */
export const consolePatterns = (): string[] =>
  [...readFileSync(table, 'utf8').matchAll(/definePath\('([^']+)'\)/g)].map(([, pattern = '']) => pattern);
