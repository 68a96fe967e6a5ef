import type { Page } from '@playwright/test';

// The walk's server has no key of a carrier service, so the pages get the answers that one would give.

const label = (over: object) => ({
  id: 'label_1',
  package_number: 'PK2611A1B2C3D',
  service: 'easypost',
  carrier: 'USPS',
  product: 'Priority',
  amount_hundredths: 690,
  currency: 'USD',
  state: 'bought',
  is_test: false,
  tracking_number: '9400100110368068953228',
  formats: ['png', 'pdf', 'zpl'],
  failure: null,
  asked_by: 'Lin',
  asked_at: '2026-11-21T08:00:00.000Z',
  bought_at: '2026-11-21T08:00:02.000Z',
  void_at: null,
  ...over,
});

const none = { formats: [], tracking_number: null, bought_at: null };
const failure = { code: 'money', text: '' };
const labels = [
  label({}),
  label({ ...none, id: 'label_2', state: 'unknown' }),
  label({ ...none, id: 'label_3', state: 'failed', failure }),
  label({ id: 'label_4', state: 'kept', formats: [], void_at: '2026-11-21T09:00:00.000Z', is_test: true }),
];

const rate = (id: string, over: object) => ({ ...label({}), id, days: 2, is_test: false, ...over });
const rates = {
  quote_id: 'quote_1',
  rates: [
    rate('rate_1', {}),
    rate('rate_2', { carrier: 'DHL Express', product: 'ExpressWorldwide', amount_hundredths: 3_310, is_test: true }),
  ],
  messages: [{ carrier: 'UPS', text: 'Invalid weight.' }],
  troubles: [{ service: 'shippo', trouble: 'rate' }],
};

const manifest = (id: string, over: object) => ({
  id,
  service: 'easypost',
  carrier: 'USPS',
  state: 'made',
  labels: 12,
  failure: null,
  asked_by: 'Lin',
  asked_at: '2026-11-21T10:00:00.000Z',
  ...over,
});
const manifests = [
  manifest('manifest_1', {}),
  manifest('manifest_2', { state: 'unknown', labels: 1 }),
  manifest('manifest_3', { state: 'failed', failure: { code: 'not_made', text: '' } }),
];

/** Words of carriers and services in these answers, in any language. */
export const saidByCarriers = ['USPS', 'Priority', 'DHL Express', 'ExpressWorldwide', 'UPS: Invalid weight.', 'Lin'];

const answer = async (page: Page, path: string, data: object): Promise<void> => {
  await page.route(`**/v1/staff/${path}`, (route) => route.fulfill({ json: { code: 200, message: 'OK', data } }));
};

/** Answers the calls for the labels of any package. */
export const withLabels = (page: Page): Promise<void> =>
  answer(page, 'packages/*/labels', { labels, services: ['easypost'], has_sender: true });

/** Answers the calls for prices of a package without a label. */
export const withPrices = async (page: Page): Promise<void> => {
  await answer(page, 'packages/*/labels', { labels: [], services: ['easypost', 'shippo'], has_sender: true });
  await answer(page, 'packages/*/rates', rates);
};

/** Answers the calls for the manifests of any hand-over. */
export const withManifests = (page: Page): Promise<void> =>
  answer(page, 'handovers/*/carrier_manifests', { manifests, without: 2 });
