import { fakeVendor, fileAt, type FakeAnswer, type FakeVendor } from './fake-vendor.ts';

type Step =
  | 'account'
  | 'accounts'
  | 'buy'
  | 'create'
  | 'file'
  | 'look'
  | 'read'
  | 'refund'
  | 'findManifest'
  | 'manifest'
  | 'rate'
  | 'readManifest'
  | 'track';

/** A scan as Shippo reports it. */
export interface ShippoScan {
  status: string;
  status_date: string;
  status_details?: string;
  city?: string;
  country?: string;
}

interface FakeTransaction {
  id: string;
  rate: string;
  metadata: string;
  type: string;
  status: string;
}

/**
 * The part of Shippo's API of 2018-02-08 that we use, in memory. Its objects have the fields of the types of Shippo's
 * client for JavaScript (`shippo` 2.18.0) and of the recorded answers of its older client for Python
 * (github.com/goshippo/shippo-python-client, `shippo/test/fixtures`), with people and numbers of our own. As the real one,
 * it sells a rate as often as it is asked.
 */
export interface FakeShippo extends FakeVendor<Step> {
  key: string;
  shipments: { id: string; body: Record<string, unknown> }[];
  /** Every purchase that it charged. */
  transactions: FakeTransaction[];
  /** The state of the next purchases; `SUCCESS` at first. */
  purchases: { status: string };
  /** The state of the next requests for money; `PENDING` at first. */
  refunds: { status: string };
  /** The transactions of each manifest. */
  forms: string[][];
  /** Scans of carriers, by tracking numbers. */
  scans: Map<string, ShippoScan[]>;
}

const at = '2026-11-20T08:00:00.000Z';

const prices = [
  { provider: 'DHL Express', name: 'Worldwide', token: 'dhl_express_worldwide', amount: '41.5', days: 4 },
  { provider: 'USPS', name: 'Priority Mail', token: 'usps_priority', amount: '7.305', days: null },
] as const;

const ratesOf = (id: string) =>
  prices.map(({ provider, name, token, amount, days }, index) => ({
    object_created: at,
    object_id: `${id}rate${index}`,
    object_owner: 'desk@shop.test',
    shipment: id,
    attributes: [],
    amount,
    currency: 'USD',
    amount_local: amount,
    currency_local: 'USD',
    provider,
    servicelevel: { name, token },
    estimated_days: days,
    duration_terms: '',
    carrier_account: 'account1',
    test: true,
    messages: [],
  }));

const written = ({ id, rate, metadata, type, status }: FakeTransaction, base: string) => {
  const isPaid = status === 'SUCCESS' || status.startsWith('REFUND');
  return {
    object_state: 'VALID',
    object_created: at,
    object_updated: at,
    object_id: id,
    object_owner: 'desk@shop.test',
    test: true,
    status,
    rate,
    metadata,
    label_file_type: type,
    tracking_number: isPaid ? `92${id.replace(/\D/g, '').padStart(20, '0')}` : '',
    tracking_status: 'UNKNOWN',
    tracking_url_provider: '',
    label_url: isPaid ? `${base}/files/${id}.${type.toLowerCase().slice(0, 3)}` : '',
    messages: status === 'ERROR' ? [{ source: 'USPS', code: '1', text: 'The address is not known.' }] : [],
  };
};

const account = { object_id: 'account1', carrier: 'usps', carrier_name: 'USPS', account_id: 'shop', active: true };

const statusOf = ({ status, status_date, status_details = '', city = '', country = '' }: ShippoScan) => ({
  object_created: at,
  object_updated: at,
  object_id: `status ${status_date}`,
  status,
  status_details,
  status_date,
  location: city || country ? { city, state: '', zip: '', country } : null,
});

/** The history begins with the earliest scan; the latest one is beside it. */
const trackOf = (carrier: string, number: string, scans: readonly ShippoScan[]) => ({
  carrier,
  tracking_number: number,
  address_from: null,
  address_to: null,
  eta: null,
  messages: [],
  metadata: '',
  tracking_status: scans.map(statusOf).at(-1) ?? null,
  tracking_history: scans.map(statusOf),
});

/** A request for money leads its transaction to one of these states. */
const states: Readonly<Record<string, string>> = {
  PENDING: 'REFUNDPENDING',
  SUCCESS: 'REFUNDED',
  ERROR: 'REFUNDREJECTED',
};

export const fakeShippo = async (): Promise<FakeShippo> => {
  const key = 'shippo_test_key';
  const shipments: FakeShippo['shipments'] = [];
  const transactions: FakeTransaction[] = [];
  const purchases = { status: 'SUCCESS' };
  const refunds = { status: 'PENDING' };
  const forms: string[][] = [];
  const scans: FakeShippo['scans'] = new Map();

  const formOf = (ids: readonly string[], index: number, base: string) => ({
    carrier_account: 'account1',
    shipment_date: at,
    object_created: at,
    object_updated: at,
    object_id: `manifest${index + 1}`,
    object_owner: 'desk@shop.test',
    status: 'SUCCESS',
    documents: [`${base}/files/manifest${index + 1}.pdf`],
    transactions: ids,
    errors: [],
  });

  const makeManifest = (body: Record<string, unknown>, base: string): FakeAnswer => {
    const ids = body['transactions'] as string[];
    if (forms.flat().some((id) => ids.includes(id)))
      return { status: 400, body: { transactions: ['A transaction is in a manifest already.'] } };
    forms.push(ids);
    return { status: 201, body: formOf(ids, forms.length - 1, base) };
  };

  const create = (body: Record<string, unknown>): FakeAnswer => {
    const id = `shipment${shipments.length + 1}`;
    shipments.push({ id, body });
    const messages = [{ source: 'UPS', code: '', text: 'UPS does not go there.' }];
    return { status: 201, body: { ...body, object_id: id, status: 'SUCCESS', rates: ratesOf(id), messages } };
  };

  const vendor = await fakeVendor<Step>({
    stepOf(method, { pathname }) {
      if (pathname.startsWith('/files/')) return 'file';
      if (pathname === '/carrier_accounts') return 'accounts';
      if (pathname.startsWith('/carrier_accounts/')) return 'account';
      if (pathname.startsWith('/tracks/')) return 'track';
      if (pathname === '/shipments') return 'create';
      if (pathname === '/refunds') return 'refund';
      if (pathname === '/manifests') return method === 'POST' ? 'manifest' : 'findManifest';
      if (pathname.startsWith('/manifests/')) return 'readManifest';
      if (pathname.startsWith('/rates/')) return 'rate';
      if (method === 'POST') return 'buy';
      return pathname === '/transactions' ? 'look' : 'read';
    },
    refuse: (step, { authorization }) =>
      step === 'file' || authorization === `ShippoToken ${key}`
        ? undefined
        : { status: 401, body: { detail: 'Invalid token' } },
    perform({ step, url, body }, base) {
      if (step === 'file') return fileAt(url);
      if (step === 'accounts') return { status: 200, body: { next: null, previous: null, results: [account] } };
      if (step === 'account') return { status: 200, body: account };
      if (step === 'track') {
        const [, , carrier = '', number = ''] = url.pathname.split('/');
        if (carrier !== account.carrier) return { status: 400, body: { carrier: ['Invalid value specified.'] } };
        return { status: 200, body: trackOf(carrier, number, scans.get(number) ?? []) };
      }
      if (step === 'create') return create(body);
      if (step === 'look') {
        const found = transactions.filter(({ rate }) => rate === url.searchParams.get('rate'));
        return { status: 200, body: { next: null, previous: null, results: found.map((one) => written(one, base)) } };
      }
      if (step === 'buy') {
        const one: FakeTransaction = {
          id: `transaction${transactions.length + 1}`,
          rate: String(body['rate']),
          metadata: String(body['metadata']),
          type: String(body['label_file_type']),
          status: purchases.status,
        };
        transactions.push(one);
        return { status: 201, body: written(one, base) };
      }
      if (step === 'rate')
        return { status: 200, body: { object_id: url.pathname.split('/')[2], carrier_account: 'account1' } };
      if (step === 'manifest') return makeManifest(body, base);
      if (step === 'findManifest')
        return {
          status: 200,
          body: { next: null, previous: null, results: forms.map((ids, index) => formOf(ids, index, base)) },
        };
      if (step === 'readManifest') {
        const index = Number(url.pathname.split('manifest').at(-1)) - 1;
        return { status: 200, body: formOf(forms[index] ?? [], index, base) };
      }
      const id = step === 'refund' ? body['transaction'] : url.pathname.split('/')[2];
      const one = transactions.find((transaction) => transaction.id === id);
      if (!one) return { status: 404, body: { detail: 'Not found.' } };
      if (step === 'read') return { status: 200, body: written(one, base) };
      if (one.status !== 'SUCCESS') return { status: 400, body: { transaction: ['Refund already exists.'] } };
      one.status = states[refunds.status] ?? one.status;
      return { status: 201, body: { object_id: `refund${id}`, status: refunds.status, transaction: one.id } };
    },
  });
  return { ...vendor, key, shipments, transactions, purchases, refunds, forms, scans };
};
