import type { HttpHandler } from 'msw';
import {
  fail,
  type CarrierAccounts,
  type CarrierLabel,
  type CarrierManifest,
  type CarrierSettings,
} from '@caravan/carriers/contract';
import {
  buyLabelContract,
  getCarrierSettingsContract,
  getHandoverManifestsContract,
  getPackageLabelsContract,
  listCarrierAccountsContract,
  listCarrierLabelsContract,
  makeManifestsContract,
  printLabelContract,
  rateParcelContract,
  updateCarrierSettingsContract,
  voidLabelContract,
} from '@caravan/carriers/contract/staff';
import { aCarrierLabel, aCarrierManifest, aSender, someAccounts, someRates } from '@caravan/carriers/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface CarrierAnswers {
  labels?: readonly CarrierLabel[];
  settings?: CarrierSettings;
  accounts?: CarrierAccounts;
  manifests?: readonly CarrierManifest[];
  /** Labels of a hand-over that are in no manifest. */
  without?: number;
}

/** The answers about carriers' labels and accounts; a label is bought at once. */
export const carriersHandlers = ({
  labels = [],
  settings = { settings: aSender(), version: 1 },
  accounts = someAccounts(),
  manifests = [],
  without = 0,
}: CarrierAnswers = {}): HttpHandler[] => {
  let kept = [...labels];
  let current = settings;
  let listed = { manifests: [...manifests], without };
  const ofPackage = (number: string) => ({
    labels: kept.filter((one) => one.package_number === number),
    services: accounts.flatMap(({ service, is_off: isOff }) => (isOff ? [] : [service])),
    has_sender: current.settings !== null,
  });
  return [
    mockEndpoint(getHandoverManifestsContract, () => listed),
    mockEndpoint(makeManifestsContract, () => {
      if (!listed.without) throw fail('nothing_to_list');
      const made = aCarrierManifest({ id: `manifest_${listed.manifests.length + 1}`, labels: listed.without });
      listed = { manifests: [made, ...listed.manifests], without: 0 };
      return listed;
    }),
    mockEndpoint(getPackageLabelsContract, ({ params }) => ofPackage(params.number)),
    mockEndpoint(rateParcelContract, () => someRates()),
    mockEndpoint(buyLabelContract, ({ params, body }) => {
      const rate = someRates().rates.find(({ id }) => id === body.rate_id);
      if (!rate) throw fail('rates_outdated');
      const { carrier, product, amount_hundredths, currency } = rate;
      const label = { package_number: params.number, carrier, product, amount_hundredths, currency };
      kept = [aCarrierLabel({ ...label, id: 'label_new' }), ...kept];
      return ofPackage(params.number);
    }),
    mockEndpoint(voidLabelContract, ({ params }) => {
      const voided = kept.find(({ id }) => id === params.id);
      if (!voided) throw fail('not_found');
      const now: CarrierLabel = { ...voided, state: 'voiding', formats: [], void_at: '2026-11-21T09:00:00.000Z' };
      kept = kept.map((one) => (one.id === now.id ? now : one));
      return now;
    }),
    mockEndpoint(printLabelContract, () => ({
      url: '/v1/carrier_labels/signed',
      expires_at: '2026-11-21T08:05:00.000Z',
    })),
    mockEndpoint(listCarrierLabelsContract, ({ query: { state } }) => {
      const items = kept.filter((one) => state === undefined || one.state === state);
      return { items, next: null, count: items.length };
    }),
    mockEndpoint(listCarrierAccountsContract, () => accounts),
    mockEndpoint(getCarrierSettingsContract, () => current),
    mockEndpoint(updateCarrierSettingsContract, ({ body }) => {
      current = { settings: body, version: current.version + 1 };
      return current;
    }),
  ];
};
