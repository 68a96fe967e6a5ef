import type { HttpHandler } from 'msw';
import { fail, type StockCountDetail } from '@caravan/stock-counts/contract';
import { getStockCountContract, listStockCountsContract } from '@caravan/stock-counts/contract/staff';
import { summaryOf } from '@caravan/stock-counts/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the list and the pages of these counts. */
export const stockCountsHandlers = (counts: readonly StockCountDetail[] = []): HttpHandler[] => [
  mockEndpoint(listStockCountsContract, ({ query: { q, state } }) => {
    const items = counts
      .filter((one) => (q === undefined || one.bin === q) && (state === undefined || one.state === state))
      .map(summaryOf);
    return { items, next: null, count: items.length };
  }),
  mockEndpoint(getStockCountContract, ({ params }) => {
    const found = counts.find(({ number }) => number === params.number);
    if (!found) throw fail('not_found');
    return found;
  }),
];
