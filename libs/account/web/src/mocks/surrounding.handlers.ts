import type { HttpHandler } from 'msw';
import * as auth from '@caravan/auth/contract/schema';
import { listOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { listPackagesSchema, listStoreSchema } from '@caravan/warehouse-packages/contract/schema';
import { fail } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { MockAccount } from './mock-account.ts';

const noOrders = { pending_payment: 0, paid: 0, processing: 0, in_stock: 0, cancelled: 0, refund_processing: 0, refunded: 0 };
const noPackages = { pending_payment: 0, to_be_delivered: 0, pending_receipt: 0, done: 0, cancelled: 0 };

/** What the pages ask of other features: the session, configurations, and how much waits behind each entry of the menu. */
export const surroundingHandlers = (account: MockAccount): HttpHandler[] => [
  mockEndpoint(auth.verifySessionSchema, () => {
    if (account.closed) throw fail('login_required');
    return { logged_in: true as const };
  }),
  mockEndpoint(auth.logoutSchema, () => null),
  mockEndpoint(auth.sendActivationSchema, () => {
    account.activationMails += 1;
    return null;
  }),
  mockEndpoint(getConfigurationsSchema, () => someConfigurations()),
  mockEndpoint(listOrdersSchema, ({ query }) => ({
    items: [],
    page: query.page,
    page_size: query.page_size,
    total: account.waiting.orders,
    counts: { ...noOrders, pending_payment: account.waiting.orders },
  })),
  mockEndpoint(listStoreSchema, ({ query }) => ({ items: [], page: query.page, page_size: query.page_size, total: account.waiting.store })),
  mockEndpoint(listPackagesSchema, ({ query }) => ({
    items: [],
    page: query.page,
    page_size: query.page_size,
    total: account.waiting.packages,
    counts: { ...noPackages, pending_receipt: account.waiting.packages },
  })),
];
