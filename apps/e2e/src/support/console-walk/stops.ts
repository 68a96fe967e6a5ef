import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { filledQueues, type Crew } from './crew.ts';

/** Who opens a page: somebody without a session, the owner, or a receiver. */
export type ConsoleWho = 'visitor' | 'owner' | 'receiver';

/** A page of the console to open. */
export interface ConsoleStop {
  name: string;
  /** The path below `/console`, with parameters as `:name`. */
  path: string;
  who: ConsoleWho;
  href: (crew: Crew) => string;
  /** What to do once the page is open. */
  reach?: (page: Page) => Promise<void>;
  /** The name of its picture in `docs/pictures/console`. */
  picture?: string;
}

const stop = (
  name: string,
  path: string,
  { who = 'owner', ...rest }: Partial<Pick<ConsoleStop, 'who' | 'href' | 'reach' | 'picture'>> = {},
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

export const consoleStops: readonly ConsoleStop[] = [
  stop('login', '/login', { who: 'visitor' }),
  stop('join', '/join', { who: 'visitor', href: ({ invitation }) => `/join?token=${invitation}` }),
  stop('join-expired', '/join', { who: 'visitor', href: () => '/join?token=nothing-of-ours' }),
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
  stop('order-fee-unstated', '/orders/:number', { href: ({ orders }) => `/orders/${orders.feeUnstated}` }),
  stop('order-price-changed', '/orders/:number', { href: ({ orders }) => `/orders/${orders.priceChanged}` }),
  stop('order-in-stock', '/orders/:number', { href: ({ orders }) => `/orders/${orders.arrived}` }),
  stop('order-refunded', '/orders/:number', { href: ({ shopper }) => `/orders/${shopper.orders.refunded}` }),
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
  stop('shelf', '/shelf'),
  stop('bins', '/bins', { picture: 'bins' }),
  stop('bins-import', '/bins/import'),
  stop('pick-choose', '/pick'),
  stop('pick', '/pick/:id', { href: ({ pick }) => `/pick/${pick}`, picture: 'packer' }),
  stop('pack', '/pack'),
  stop('pack-package', '/pack', { href: ({ packages }) => `/pack?package=${packages.picking}` }),
  stop('handovers', '/handover'),
  stop('handover', '/handover/:id', { href: ({ handover }) => `/handover/${handover}`, picture: 'handover' }),
  stop('shipments-import', '/handover/import'),
  stop('packages', '/packages'),
  stop('package-paid', '/packages/:number', { href: ({ packages }) => `/packages/${packages.paid}` }),
  stop('package-packed', '/packages/:number', { href: ({ packages }) => `/packages/${packages.packed}` }),
  stop('package-shipped', '/packages/:number', { href: ({ shopper }) => `/packages/${shopper.packages.shipped}` }),
  stop('people', '/people'),
  stop('people-found', '/people', { href: ({ shopper }) => `/people?q=${encodeURIComponent(shopper.email)}` }),
  stop('person', '/people/:id', { href: ({ shopperId }) => `/people/${shopperId}` }),
  stop('leads', '/leads'),
  stop('leads-closed', '/leads', { href: () => '/leads?state=closed' }),
  stop('audit', '/audit', { picture: 'auditor' }),
  stop('staff', '/staff', { picture: 'owner' }),
  stop('me', '/me'),
  stop('me-enrolment', '/me', { reach: openEnrolment }),
  stop('no-permission', '/staff', { who: 'receiver' }),
  stop('not-found', '/no-such-page'),
];

const contracts = join(import.meta.dirname, '../../../../../libs');

/** The paths that the features' contracts define for the console. */
export const consolePatterns = (): string[] =>
  globSync('*/contract/src/*.console-paths.ts', { cwd: contracts })
    .flatMap((file) => [...readFileSync(join(contracts, file), 'utf8').matchAll(/definePath\('([^']+)'\)/g)])
    .map(([, pattern = '']) => pattern);
