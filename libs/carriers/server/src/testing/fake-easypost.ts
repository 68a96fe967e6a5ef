import { createHmac } from 'node:crypto';
import { fakeVendor, fileAt, type FakeAnswer, type FakeVendor } from './fake-vendor.ts';

type Step = 'accounts' | 'buy' | 'create' | 'file' | 'look' | 'manifest' | 'readManifest' | 'refund' | 'track';

/** A scan as EasyPost reports it. */
export interface EasypostScan {
  status: string;
  datetime: string;
  status_detail?: string;
  message?: string;
  city?: string;
  country?: string;
}

interface FakeShipment {
  id: string;
  body: Record<string, unknown>;
  mode: 'production' | 'test';
  /** The rate that was bought; null until then. */
  bought: string | null;
  refundStatus: string | null;
  /** The scan form that it is in. */
  form: string | null;
}

/**
 * The part of EasyPost's API v2 that we use, in memory. Its objects have the fields of the recorded answers of EasyPost's
 * client for Node (github.com/EasyPost/easypost-node, `test/cassettes`, commit ac2a732 of March 2026) with people and
 * numbers of our own. A bought shipment cannot be bought again.
 */
export interface FakeEasypost extends FakeVendor<Step> {
  key: string;
  /** Every purchase that it charged: the ids of the shipments, in order. */
  charged: string[];
  shipments: FakeShipment[];
  /** The answer to the next requests for money; `submitted` at first. */
  refunds: { status: string };
  /** The shipments of each scan form. */
  forms: string[][];
  /** Scans of carriers, by tracking numbers. A tracker is made by the purchase. */
  scans: Map<string, EasypostScan[]>;
  webhookSecret: string;
  /** The number that a bought shipment has. */
  trackingNumberOf: (shipment: Pick<FakeShipment, 'id'>) => string;
  /** A push about a tracker, with its signature. */
  push: (trackingNumber: string, description?: string) => { bytes: Buffer; signature: string };
  /** The mode of the key; `test` at first. */
  account: { mode: 'production' | 'test' };
}

const at = '2026-11-20T08:00:00Z';

const error = (code: string, text: string) => ({ error: { code, message: text, errors: [] } });

const prices = [
  { service: 'Express', rate: '33.10', days: 2 },
  { service: 'Priority', rate: '6.90', days: null },
] as const;

const ratesOf = ({ id, mode }: FakeShipment) =>
  prices.map(({ service, rate, days }, index) => ({
    id: `rate_${id}_${index}`,
    object: 'Rate',
    created_at: at,
    updated_at: at,
    mode,
    service,
    carrier: 'USPS',
    rate,
    currency: 'USD',
    retail_rate: null,
    list_rate: rate,
    billing_type: 'easypost',
    delivery_days: days,
    delivery_date: null,
    delivery_date_guaranteed: false,
    est_delivery_days: days,
    shipment_id: id,
    carrier_account_id: 'ca_1',
  }));

const labelOf = ({ id, body, bought }: FakeShipment, base: string, converted: string | null) => {
  if (!bought) return null;
  const { label_format: format = 'PNG' } = (body['options'] ?? {}) as { label_format?: string };
  const url = (type: string) => `${base}/files/${id}.${type.toLowerCase()}`;
  return {
    object: 'PostageLabel',
    id: `pl_${id}`,
    created_at: at,
    label_date: at,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: format === 'PNG' ? 'image/png' : `application/${format.toLowerCase()}`,
    label_url: url(format),
    label_pdf_url: converted === 'PDF' ? url('pdf') : null,
    label_zpl_url: converted === 'ZPL' ? url('zpl') : null,
    label_epl2_url: null,
    label_file: null,
  };
};

const formOf = (id: string, base: string) => ({
  object: 'ScanForm',
  id,
  created_at: at,
  updated_at: at,
  tracking_codes: [],
  address: null,
  status: 'created',
  message: null,
  form_url: `${base}/files/${id}.pdf`,
  form_file_type: null,
  mode: 'test',
  confirmation: null,
  batch_id: null,
});

const codeOf = ({ id }: Pick<FakeShipment, 'id'>): string => `94${id.replace(/\D/g, '').padStart(20, '0')}`;

const detailOf = ({
  status,
  datetime,
  status_detail = 'status_update',
  message = '',
  city,
  country,
}: EasypostScan) => ({
  object: 'TrackingDetail',
  message,
  description: '',
  status,
  status_detail,
  datetime,
  source: 'USPS',
  carrier_code: '',
  tracking_location: {
    object: 'TrackingLocation',
    city: city ?? null,
    state: null,
    country: country ?? null,
    zip: null,
  },
});

const trackerOf = (code: string, shipmentId: string | null, scans: readonly EasypostScan[]) => ({
  id: `trk_${code}`,
  object: 'Tracker',
  mode: 'test',
  tracking_code: code,
  status: scans.at(-1)?.status ?? 'unknown',
  status_detail: scans.at(-1)?.status_detail ?? 'unknown',
  created_at: at,
  updated_at: at,
  signed_by: null,
  weight: null,
  est_delivery_date: null,
  shipment_id: shipmentId,
  carrier: 'USPS',
  tracking_details: scans.map(detailOf),
  carrier_detail: null,
  public_url: `https://track.easypost.com/${code}`,
  fees: [],
});

const written = (one: FakeShipment, base: string, converted: string | null = null) => ({
  ...one.body,
  id: one.id,
  object: 'Shipment',
  mode: one.mode,
  created_at: at,
  status: 'unknown',
  rates: ratesOf(one),
  messages: [{ carrier: 'UPS', type: 'rate_error', message: 'Invalid weight.' }],
  selected_rate: ratesOf(one).find(({ id }) => id === one.bought) ?? null,
  postage_label: labelOf(one, base, converted),
  tracking_code: one.bought ? codeOf(one) : null,
  refund_status: one.refundStatus,
  scan_form: one.form === null ? null : formOf(one.form, base),
  fees: [],
});

const carrierAccount = {
  id: 'ca_1',
  object: 'CarrierAccount',
  type: 'UspsAccount',
  description: 'USPS Account',
  readable: 'USPS',
};

export const fakeEasypost = async (): Promise<FakeEasypost> => {
  const key = 'EZTK-test';
  const charged: string[] = [];
  const shipments: FakeShipment[] = [];
  const refunds = { status: 'submitted' };
  const forms: string[][] = [];
  const account: FakeEasypost['account'] = { mode: 'test' };
  const scans: FakeEasypost['scans'] = new Map();
  const webhookSecret = 'sécret';
  const trackersOf = (code: string) =>
    shipments
      .filter((one) => one.bought !== null && codeOf(one) === code)
      .map(({ id }) => trackerOf(code, id, scans.get(code) ?? []));
  const push: FakeEasypost['push'] = (code, description = 'tracker.updated') => {
    const result = trackersOf(code)[0] ?? trackerOf(code, null, scans.get(code) ?? []);
    const bytes = Buffer.from(JSON.stringify({ object: 'Event', id: 'evt_1', mode: 'test', description, result }));
    const digest = createHmac('sha256', webhookSecret.normalize('NFKD')).update(bytes).digest('hex');
    return { bytes, signature: `hmac-sha256-hex=${digest}` };
  };

  const makeForm = (body: Record<string, unknown>, base: string): FakeAnswer => {
    const ids = (body['shipments'] as { id: string }[]).map(({ id }) => id);
    const listed = shipments.filter(({ id }) => ids.includes(id));
    if (listed.some(({ form }) => form !== null))
      return { status: 422, body: error('SCAN_FORM.SHIPMENTS.INVALID', 'A shipment is in a scan form already.') };
    const id = `sf_${forms.push(ids)}`;
    for (const one of listed) one.form = id;
    return { status: 201, body: formOf(id, base) };
  };

  const buy = (one: FakeShipment, base: string, rate: unknown): FakeAnswer => {
    if (one.bought)
      return { status: 422, body: error('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.') };
    one.bought = (rate as { id: string }).id;
    charged.push(one.id);
    return { status: 200, body: written(one, base) };
  };

  const vendor = await fakeVendor<Step>({
    stepOf(method, { pathname }) {
      if (pathname.startsWith('/files/')) return 'file';
      if (pathname === '/v2/carrier_accounts') return 'accounts';
      if (pathname === '/v2/trackers') return 'track';
      if (pathname.startsWith('/v2/scan_forms')) return method === 'GET' ? 'readManifest' : 'manifest';
      if (method === 'GET') return 'look';
      if (pathname.endsWith('/buy')) return 'buy';
      return pathname.endsWith('/refund') ? 'refund' : 'create';
    },
    refuse: (step, { authorization }) =>
      step === 'file' || authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`
        ? undefined
        : { status: 401, body: error('APIKEY.INACTIVE', 'This api key is no longer active.') },
    perform({ step, url, body }, base) {
      if (step === 'file') return fileAt(url);
      if (step === 'accounts') return { status: 200, body: [carrierAccount] };
      if (step === 'create') {
        const id = `shp_${shipments.length + 1}`;
        const parcel = body['shipment'] as Record<string, unknown>;
        const one = { id, body: parcel, mode: account.mode, bought: null, refundStatus: null, form: null };
        shipments.push(one);
        return { status: 201, body: written(one, base) };
      }
      if (step === 'track') {
        const trackers = trackersOf(url.searchParams.get('tracking_code') ?? '');
        return { status: 200, body: { trackers, has_more: false } };
      }
      if (step === 'manifest') return makeForm(body, base);
      if (step === 'readManifest') return { status: 200, body: formOf(url.pathname.split('/')[3] ?? '', base) };
      const one = shipments.find(({ id }) => id === url.pathname.split('/')[3]);
      if (!one) return { status: 404, body: error('NOT_FOUND', 'The requested resource could not be found.') };
      if (step === 'buy') return buy(one, base, body['rate']);
      if (step === 'refund') one.refundStatus = refunds.status;
      return { status: 200, body: written(one, base, url.searchParams.get('file_format')) };
    },
  });
  return {
    ...vendor,
    key,
    charged,
    shipments,
    refunds,
    forms,
    account,
    scans,
    webhookSecret,
    trackingNumberOf: codeOf,
    push,
  };
};
