import type { HttpHandler } from 'msw';
import { fail, type StaffReturn } from '@caravan/returns/contract';
import { getStaffReturnContract, listStaffReturnsContract } from '@caravan/returns/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the list and the pages of these returns. */
export const returnsHandlers = (returns: readonly StaffReturn[] = []): HttpHandler[] => [
  mockEndpoint(listStaffReturnsContract, ({ query: { q = '', state } }) => {
    const items = returns.filter((one) => one.number.includes(q) && (state === undefined || one.state === state));
    return { items, next: null, count: items.length };
  }),
  mockEndpoint(getStaffReturnContract, ({ params }) => {
    const found = returns.find(({ number }) => number === params.number);
    if (!found) throw fail('not_found');
    return found;
  }),
];
