import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { getStaffExchangeRatesContract } from '@caravan/content/contract/staff';
import {
  fail,
  type FreightBill,
  type FreightLineDetail,
  type FreightMarginPage,
} from '@caravan/freight-costs/contract';
import {
  getFreightLineContract,
  getFreightRuleContract,
  listFreightBillsContract,
  listFreightCarriersContract,
  listFreightLinesContract,
  listFreightMarginsContract,
} from '@caravan/freight-costs/contract/staff';
import { aFreightMarginPage, summaryOfLine } from '@caravan/freight-costs/contract/testing';
import { listShippingMethodsContract } from '@caravan/shipping/contract/staff';
import { aShippingMethod } from '@caravan/shipping/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

const all = <T>(items: T[]) => ({ items, next: null, count: items.length });

export interface FreightAnswers {
  bills?: readonly FreightBill[];
  lines?: readonly FreightLineDetail[];
  margins?: FreightMarginPage;
}

/** The answers about carriers' bills, and about what parcels brought and cost. */
export const freightCostsHandlers = ({
  bills = [],
  lines = [],
  margins = aFreightMarginPage(),
}: FreightAnswers = {}): HttpHandler[] => [
  mockEndpoint(listFreightBillsContract, ({ query: { q } }) =>
    all(bills.filter(({ carrier, number }) => `${carrier} ${number}`.includes(q ?? ''))),
  ),
  mockEndpoint(listFreightLinesContract, ({ query }) =>
    all(
      lines
        .filter(
          (line) =>
            (query.bill === undefined || line.bill_id === query.bill) &&
            (query.state === undefined || line.state === query.state) &&
            (query.review === undefined || line.review === query.review) &&
            (query.package === undefined || line.package_number === query.package),
        )
        .map(summaryOfLine),
    ),
  ),
  mockEndpoint(getFreightLineContract, ({ params }) => {
    const found = lines.find(({ id }) => id === params.id);
    if (!found) throw fail('not_found');
    return found;
  }),
  mockEndpoint(listFreightCarriersContract, () => [
    { carrier: 'DHL', currency: 'EUR', columns: { number: 'AWB' }, surcharges: ['Fuel'] },
  ]),
  mockEndpoint(listFreightMarginsContract, () => margins),
  mockEndpoint(getFreightRuleContract, () => ({
    tolerance_g: 100,
    tolerance_percent: 10,
    loss_fen: 500,
    version: 1,
  })),
  mockEndpoint(getStaffExchangeRatesContract, () => [
    { currency: 'EUR', per_euro: '1', as_of: '2026-11-20', source: 'ecb' as const, unfit: null },
  ]),
  mockEndpoint(listShippingMethodsContract, () => [aShippingMethod()]),
  mockEndpoint(listCountriesContract, () => ['DE', 'FR'].map((code) => aCountry({ code }))),
];
