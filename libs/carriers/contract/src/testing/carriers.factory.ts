import type {
  CarrierAccounts,
  CarrierLabel,
  CarrierManifest,
  CarrierSettingsChange,
  ParcelRates,
} from '../carriers.schema.ts';

/** A bought label of USPS. */
export const aCarrierLabel = (over: Partial<CarrierLabel> = {}): CarrierLabel => ({
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
  asked_by: 'lin',
  asked_at: '2026-11-21T08:00:00.000Z',
  bought_at: '2026-11-21T08:00:02.000Z',
  void_at: null,
  ...over,
});

/** Two prices of one service, and what a carrier said against the parcel. */
export const someRates = (over: Partial<ParcelRates> = {}): ParcelRates => ({
  quote_id: 'quote_1',
  rates: [
    {
      id: 'rate_1',
      service: 'easypost',
      carrier: 'USPS',
      product: 'Priority',
      amount_hundredths: 690,
      currency: 'USD',
      days: 2,
      is_test: false,
    },
    {
      id: 'rate_2',
      service: 'easypost',
      carrier: 'DHL Express',
      product: 'ExpressWorldwide',
      amount_hundredths: 3_310,
      currency: 'USD',
      days: null,
      is_test: true,
    },
  ],
  messages: [{ carrier: 'UPS', text: 'Invalid weight.' }],
  troubles: [],
  ...over,
});

/** A manifest of USPS for two labels. */
export const aCarrierManifest = (over: Partial<CarrierManifest> = {}): CarrierManifest => ({
  id: 'manifest_1',
  service: 'easypost',
  carrier: 'USPS',
  state: 'made',
  labels: 2,
  failure: null,
  asked_by: 'lin',
  asked_at: '2026-11-21T10:00:00.000Z',
  ...over,
});

export const aSender = (over: Partial<CarrierSettingsChange> = {}): CarrierSettingsChange => ({
  name: 'Caravan Trading Ltd',
  street: '88 Keji Road',
  street_more: '',
  city: 'Shenzhen',
  province: 'Guangdong',
  postcode: '518057',
  country: 'CN',
  phone: '+86 755 8888 0000',
  signer: 'Lin Wei',
  label_format: 'png',
  ...over,
});

export const someAccounts = (): CarrierAccounts => [
  {
    service: 'easypost',
    is_off: false,
    is_pushed: true,
    trouble: null,
    accounts: [{ id: 'ca_1', carrier: 'USPS', name: 'USPS Account' }],
  },
  { service: 'shippo', is_off: true, is_pushed: false, trouble: null, accounts: [] },
];
