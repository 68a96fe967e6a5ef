import type { LabelFormat } from '@caravan/carriers/contract';
import { carrierHttp, refuseTrouble } from '../http/carrier-call.ts';
import { CarrierUnavailable, type Carrier, type CarrierAddress, type ShipmentOrder } from '../ports/carrier.ts';
import { taxIdentifiersOf } from './tax-identifiers.ts';
import {
  accountsOf,
  addressOf,
  failureOf,
  messagesOf,
  outcomeOf,
  purchaseOf,
  ratesOf,
  shipmentOf,
} from './easypost-answers.ts';
import { manifestAddress, manifestOf, manifestOfShipment } from './easypost-manifests.ts';
import { easypostPush, easypostScans } from './easypost-tracking.ts';

export interface EasypostOptions {
  key: string;
  /** The secret of the webhook by which EasyPost pushes what trackers learn; without it, it is only asked. */
  webhookSecret?: string | undefined;
  /** A double of the API, for tests. */
  apiBase?: string | undefined;
  timeout?: number;
}

const api = 'https://api.easypost.com';

const ounceG = 28.349_523_125;
const inchMm = 25.4;

/** EasyPost takes one decimal. Carriers charge for what they weigh, so nothing is rounded down. */
const tenths = (value: number): number => Math.max(0.1, Math.ceil(Number((value * 10).toFixed(6))) / 10);

const written = ({ name, street, streetMore, city, province, postcode, country, phone }: CarrierAddress) => ({
  name,
  street1: street,
  street2: streetMore,
  city,
  state: province,
  zip: postcode,
  country,
  phone,
});

const customsOf = ({ customs, signer }: ShipmentOrder) =>
  customs.length
    ? {
        customs_info: {
          contents_type: 'merchandise',
          contents_explanation: '',
          customs_certify: true,
          customs_signer: signer,
          restriction_type: 'none',
          non_delivery_option: 'return',
          customs_items: customs.map(({ description, quantity, weightG, valueUsdCents, origin, tariff }) => ({
            description,
            quantity,
            weight: tenths(weightG / ounceG),
            value: valueUsdCents / 100,
            currency: 'USD',
            origin_country: origin,
            ...(tariff === null ? {} : { hs_tariff_number: tariff }),
          })),
        },
      }
    : {};

/** The body of a new shipment. */
const easypostShipment = (order: ShipmentOrder) => ({
  shipment: {
    reference: order.reference,
    from_address: written(order.from),
    to_address: written(order.to),
    parcel: {
      weight: tenths(order.weightG / ounceG),
      length: tenths(order.lengthMm / inchMm),
      width: tenths(order.widthMm / inchMm),
      height: tenths(order.heightMm / inchMm),
    },
    ...customsOf(order),
    ...taxIdentifiersOf(order),
    options: { label_format: order.format.toUpperCase(), label_size: '4x6', invoice_number: order.reference },
  },
});

/**
 * EasyPost, API v2, as its clients for JavaScript 8.9.0 call it. A shipment is bought at most once: the API refuses a
 * second purchase, so one whose answer was lost is looked up, and repeated if nothing was bought.
 */
export const easypost = ({ key, webhookSecret, apiBase = api, timeout = 60_000 }: EasypostOptions): Carrier => {
  const http = carrierHttp({
    base: apiBase,
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    timeout,
  });
  const at = (id: string, step = ''): string => `/v2/shipments/${encodeURIComponent(id)}${step}`;

  return {
    name: 'easypost',
    refusesSecondPurchase: true,

    accounts: async (signal) => accountsOf(await http.ask('GET', '/v2/carrier_accounts', undefined, signal)),

    rates: async (order, signal) => {
      const made = shipmentOf(await http.ask('POST', '/v2/shipments', easypostShipment(order), signal));
      return { id: made.id, rates: ratesOf(made), messages: messagesOf(made) };
    },

    buy: async ({ shipmentId, rateId }, signal) => {
      const answer = await http.call('POST', at(shipmentId, '/buy'), { rate: { id: rateId } }, signal);
      return answer === 'lost' ? { result: 'unknown' } : outcomeOf(answer);
    },

    look: async ({ shipmentId }, signal) =>
      purchaseOf(shipmentOf(await http.ask('GET', at(shipmentId), undefined, signal))),

    // Only a picture can be had as a page and as a file for printers as well.
    formats: (bought) => (bought === 'png' ? ['png', 'pdf', 'zpl'] : [bought]),

    file: async ({ shipmentId, format: bought }, wanted: LabelFormat, signal) => {
      const step = wanted === bought ? '' : `/label?file_format=${wanted.toUpperCase()}`;
      const read = shipmentOf(await http.ask('GET', at(shipmentId, step), undefined, signal));
      const address = addressOf(read, { bought, wanted });
      if (address === undefined) throw new CarrierUnavailable('bad_answer', 'the shipment has no label');
      return http.file(address, wanted, signal);
    },

    void: async ({ shipmentId }, signal) => {
      const before = shipmentOf(await http.ask('GET', at(shipmentId), undefined, signal));
      const isAsked = ['submitted', 'refunded', 'not_applicable'].includes(before.refund_status ?? '');
      const answer = isAsked ? undefined : await http.ask('POST', at(shipmentId, '/refund'), {}, signal);
      if (answer) refuseTrouble(answer);
      if (answer && answer.status >= 400) return { result: 'refused', ...failureOf(answer) };
      const { refund_status: status } = answer ? shipmentOf(answer) : before;
      if (status === 'submitted') return { result: 'asked' };
      // Carriers that bill what they have scanned charge nothing for a label that is not used.
      if (status === 'refunded' || status === 'not_applicable') return { result: 'voided' };
      return { result: 'refused', code: status ?? 'no_answer', text: '' };
    },

    manifest: async ({ labels }, signal) => {
      const shipments = labels.map(({ shipmentId: id }) => ({ id }));
      const answer = await http.call('POST', '/v2/scan_forms', { shipments }, signal);
      return answer === 'lost' ? { result: 'unknown' } : manifestOf(answer);
    },

    findManifest: async ({ labels: [first] }, signal) =>
      manifestOfShipment(shipmentOf(await http.ask('GET', at(first?.shipmentId ?? ''), undefined, signal))),

    manifestFile: async (formId, signal) => {
      const answer = await http.ask('GET', `/v2/scan_forms/${encodeURIComponent(formId)}`, undefined, signal);
      return http.file(manifestAddress(answer), 'pdf', signal);
    },

    track: async (label, signal) => {
      const query = `tracking_code=${encodeURIComponent(label.trackingNumber)}&page_size=20`;
      return easypostScans(await http.ask('GET', `/v2/trackers?${query}`, undefined, signal), label);
    },

    ...(webhookSecret === undefined ? {} : { readPush: easypostPush(webhookSecret) }),
  };
};
