import type { HttpHandler } from 'msw';
import { failOrder, type Offer, type OrderPage, type StaffOrder } from '@caravan/cart-orders/contract';
import {
  getStaffOrderContract,
  getStaffOrderTermsArticleContract,
  getStaffOrderTermsContract,
  listStaffOffersContract,
  listStaffOrdersContract,
  makeOfferContract,
  withdrawOfferContract,
} from '@caravan/cart-orders/contract/orders';
import { anOffer, aStaffSummary, aTermsText, someTerms } from '@caravan/cart-orders/contract/testing';
import { orderStatuses } from '@caravan/kernel';
import { listTasksContract } from '@caravan/tasks/contract/schema';
import type { Task } from '@caravan/tasks/contract';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface OrderAnswers {
  orders?: StaffOrder[];
  tasks?: Task[];
  offers?: Offer[];
}

const all = <T>(items: T[]) => ({ items, next: null, count: items.length });

const countsOf = (orders: readonly StaffOrder[]): OrderPage['counts'] =>
  Object.fromEntries(
    orderStatuses.map((status) => [status, orders.filter((order) => order.status === status).length]),
  ) as OrderPage['counts'];

/** The answers about orders, and what is to be done for them. */
export const cartOrdersStaffHandlers = ({ orders = [], tasks = [], offers = [] }: OrderAnswers): HttpHandler[] => [
  mockEndpoint(listStaffOrdersContract, ({ query: { q, shop, status, page, page_size } }) => {
    const found = orders.filter(
      (order) =>
        order.number.includes(q ?? '') &&
        (shop === undefined || order.shop_name === shop) &&
        (status === undefined || order.status === status),
    );
    return { ...all(found.map(aStaffSummary)), page, page_size, total: found.length, counts: countsOf(orders) };
  }),
  mockEndpoint(getStaffOrderContract, ({ params }) => {
    const found = orders.find(({ number }) => number === params.number);
    if (!found) throw failOrder('not_found');
    return found;
  }),
  mockEndpoint(getStaffOrderTermsContract, ({ params: { number } }) => someTerms({ number })),
  mockEndpoint(getStaffOrderTermsArticleContract, ({ params: { id } }) => aTermsText({ id })),
  mockEndpoint(listTasksContract, () => all(tasks)),
  mockEndpoint(listStaffOffersContract, () => ({ items: offers })),
  mockEndpoint(makeOfferContract, () => anOffer()),
  mockEndpoint(withdrawOfferContract, () => anOffer({ state: 'withdrawn', valid: false })),
];
