import type { HttpHandler } from 'msw';
import { getStaffTaxNumberContract } from '@caravan/customs/contract/staff';
import { aRecipientTaxNumber } from '@caravan/customs/contract/testing';
import { lookUpCodeContract } from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import {
  fail,
  type Bin,
  type Handover,
  type Pick,
  type StaffPackage,
  type StaffStoreItem,
  type WarehouseName,
} from '@caravan/warehouse-packages/contract';
import {
  getBinRuleContract,
  getHandoverContract,
  getLossContract,
  getPickContract,
  getStaffPackageContract,
  listBinsContract,
  listHandoversContract,
  listPackingContract,
  listStaffPackagesContract,
  listStaffStoreContract,
  listWarehousesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aParcelPage } from '@caravan/warehouse-packages/contract/testing';
import { aLoss, packingWorkOf, staffSummaryOf } from '@caravan/warehouse-packages/contract/testing/staff';

/** The contents of the warehouse of the mocks. */
export interface MockWarehouse {
  items: StaffStoreItem[];
  bins: Bin[];
  packages: StaffPackage[];
  picks: Pick[];
  handovers: Handover[];
  warehouses: WarehouseName[];
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw fail('not_found');
  return value;
};
const allOf = <T>(items: T[]) => ({ items, next: null, count: items.length });

/** The answers of the warehouse's lists and pages. */
export const warehouseHandlers = (over: Partial<MockWarehouse> = {}): HttpHandler[] => {
  const { items, bins, packages, picks, handovers, warehouses }: MockWarehouse = {
    items: [],
    bins: [],
    packages: [],
    picks: [],
    handovers: [],
    warehouses: [],
    ...over,
  };
  return [
    mockEndpoint(listWarehousesContract, () => warehouses),
    mockEndpoint(listStaffStoreContract, ({ query: { q, user, bin, only } }) =>
      allOf(
        items.filter(
          (item) =>
            (item.lost_at !== null) === (only === 'lost') &&
            (only !== 'missing' || item.missing_at !== null) &&
            (q === undefined || `${item.number} ${item.name}`.includes(q)) &&
            (user === undefined || item.user_id === user) &&
            (bin === undefined || item.bin === bin),
        ),
      ),
    ),
    // As procurement answers for a code that is not one of its own.
    mockEndpoint(lookUpCodeContract, ({ query: { code } }) => {
      const lostAt = items.find(({ number }) => number === code)?.lost_at;
      if (lostAt) throw fail('item_lost', { number: code, date: lostAt.slice(0, 10) });
      return { kind: null, ref: null, lines: [], candidates: [] };
    }),
    mockEndpoint(getLossContract, ({ params }) => aLoss(found(items.find(({ number }) => number === params.number)))),
    mockEndpoint(listBinsContract, ({ query: { q = '' } }) =>
      allOf(bins.filter(({ code, zone }) => `${code} ${zone}`.includes(q))),
    ),
    mockEndpoint(getBinRuleContract, () => ({ one_shopper: false, version: 0 })),
    mockEndpoint(listStaffPackagesContract, ({ query: { q = '', status } }) => {
      const matching = packages.filter(
        (one) =>
          (status === undefined || one.status === status) &&
          [one.number, ...one.items.map(({ number }) => number)].some((number) => number.includes(q)),
      );
      return {
        ...aParcelPage(matching),
        items: matching.map(staffSummaryOf),
        next: null,
        count: matching.length,
      };
    }),
    mockEndpoint(listPackingContract, ({ query: { code } }) => ({
      items: packages
        .filter(
          (one) =>
            one.status === 'to_be_delivered' &&
            (code === undefined || one.number === code || one.items.some(({ number }) => number === code)),
        )
        .map(packingWorkOf),
    })),
    mockEndpoint(getStaffPackageContract, ({ params }) =>
      found(packages.find(({ number }) => number === params.number)),
    ),
    mockEndpoint(getStaffTaxNumberContract, ({ params }) => {
      const { address } = found(packages.find(({ number }) => number === params.number));
      return aRecipientTaxNumber({ country: address.country });
    }),
    mockEndpoint(getPickContract, ({ params }) => found(picks.find(({ id }) => id === params.id))),
    mockEndpoint(listHandoversContract, () =>
      allOf(handovers.map(({ packages: handed, ...one }) => ({ ...one, package_count: handed.length }))),
    ),
    mockEndpoint(getHandoverContract, ({ params }) => found(handovers.find(({ id }) => id === params.id))),
  ];
};
