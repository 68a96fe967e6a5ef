import { carrierHttp } from '../http/carrier-call.ts';
import { CarrierUnavailable, type Carrier, type CarrierAddress, type ShipmentOrder } from '../ports/carrier.ts';
import { accountsOf, lookOf, outcomeOf, ratedShipmentOf, refundOf, transactionOf, voidOf } from './shippo-answers.ts';
import { accountOfRate, manifestAddress, manifestOf, manifestWith } from './shippo-manifests.ts';
import { carrierToken, shippoScans } from './shippo-tracking.ts';

export interface ShippoOptions {
  key: string;
  /** A double of the API, for tests. */
  apiBase?: string | undefined;
  timeout?: number;
}

const api = 'https://api.goshippo.com';
const version = '2018-02-08';

/** Labels of 4 × 6 inches. */
const fileTypes = { png: 'PNG', pdf: 'PDF_4x6', zpl: 'ZPLII' } as const;

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

/** The sender's numbers, and the recipient's as that of the importer. VAT is collected by who has an IOSS number. */
const numbersOf = ({ numbers: { ioss, eori, recipient } }: ShipmentOrder) => ({
  ...(ioss || eori
    ? {
        exporter_identification: {
          ...(eori ? { eori_number: eori } : {}),
          ...(ioss ? { tax_id: { number: ioss, type: 'IOSS' } } : {}),
        },
      }
    : {}),
  ...(ioss ? { is_vat_collected: true } : {}),
  ...(recipient ? { importer_reference: recipient } : {}),
});

const customsOf = (order: ShipmentOrder) => {
  const { customs, signer, reference } = order;
  return customs.length
    ? {
        customs_declaration: {
          certify: true,
          certify_signer: signer,
          contents_type: 'MERCHANDISE',
          non_delivery_option: 'RETURN',
          invoice: reference,
          ...numbersOf(order),
          items: customs.map(({ description, quantity, weightG, valueUsdCents, origin, tariff }) => ({
            description,
            quantity,
            net_weight: String(weightG),
            mass_unit: 'g',
            value_amount: (valueUsdCents / 100).toFixed(2),
            value_currency: 'USD',
            origin_country: origin,
            ...(tariff === null ? {} : { tariff_number: tariff }),
          })),
        },
      }
    : {};
};

const centimetres = (mm: number): string => (mm / 10).toFixed(1);

const shippoShipment = (order: ShipmentOrder) => ({
  metadata: order.reference,
  address_from: written(order.from),
  address_to: written(order.to),
  parcels: [
    {
      weight: String(order.weightG),
      mass_unit: 'g',
      length: centimetres(order.lengthMm),
      width: centimetres(order.widthMm),
      height: centimetres(order.heightMm),
      distance_unit: 'cm',
    },
  ],
  ...customsOf(order),
  async: false,
});

/**
 * Shippo, API of 2018-02-08, as its client for JavaScript 2.18.0 calls it. A rate can be bought twice, so a purchase whose
 * answer was lost is only looked for, in the list of the rate's transactions, and never repeated.
 */
export const shippo = ({ key, apiBase = api, timeout = 60_000 }: ShippoOptions): Carrier => {
  const http = carrierHttp({
    base: apiBase,
    headers: { authorization: `ShippoToken ${key}`, 'shippo-api-version': version },
    timeout,
  });
  const read = async (id: string, signal: AbortSignal | undefined) =>
    transactionOf(await http.ask('GET', `/transactions/${encodeURIComponent(id)}`, undefined, signal));

  const accountOf = async (rateId: string, signal: AbortSignal | undefined) =>
    accountOfRate(await http.ask('GET', `/rates/${encodeURIComponent(rateId)}`, undefined, signal));

  return {
    name: 'shippo',
    refusesSecondPurchase: false,

    accounts: async (signal) => accountsOf(await http.ask('GET', '/carrier_accounts?results=100', undefined, signal)),

    rates: async (order, signal) =>
      ratedShipmentOf(await http.ask('POST', '/shipments', shippoShipment(order), signal)),

    buy: async ({ key: metadata, rateId, format }, signal) => {
      const body = { rate: rateId, label_file_type: fileTypes[format], metadata, async: false };
      const answer = await http.call('POST', '/transactions', body, signal);
      return answer === 'lost' ? { result: 'unknown' } : outcomeOf(answer);
    },

    look: async ({ rateId }, signal) => {
      const query = `rate=${encodeURIComponent(rateId)}&results=100`;
      return lookOf(await http.ask('GET', `/transactions?${query}`, undefined, signal), rateId);
    },

    formats: (bought) => [bought],

    file: async ({ purchaseId, format }, _wanted, signal) => {
      // The address of a label works for a while only, so the transaction is read again.
      const { label_url: address } = await read(purchaseId, signal);
      if (!address) throw new CarrierUnavailable('bad_answer', 'the transaction has no label');
      return http.file(address, format, signal);
    },

    void: async ({ purchaseId }, signal) => {
      const known = voidOf(await read(purchaseId, signal));
      if (known) return known;
      const answer = await http.ask('POST', '/refunds', { transaction: purchaseId, async: false }, signal);
      return (
        refundOf(answer) ??
        voidOf(await read(purchaseId, signal)) ?? {
          result: 'refused',
          code: `status ${answer.status}`,
          text: JSON.stringify(answer.json ?? '').slice(0, 300),
        }
      );
    },

    manifest: async ({ labels, from, at }, signal) => {
      const [first] = labels;
      const body = {
        carrier_account: await accountOf(first?.rateId ?? '', signal),
        shipment_date: at.toISOString(),
        address_from: written(from),
        transactions: labels.map(({ purchaseId }) => purchaseId),
        async: false,
      };
      const answer = await http.call('POST', '/manifests', body, signal);
      return answer === 'lost' ? { result: 'unknown' } : manifestOf(answer);
    },

    findManifest: async ({ labels: [first] }, signal) =>
      manifestWith(await http.ask('GET', '/manifests?results=100', undefined, signal), first?.purchaseId ?? ''),

    manifestFile: async (formId, signal) => {
      const answer = await http.ask('GET', `/manifests/${encodeURIComponent(formId)}`, undefined, signal);
      return http.file(manifestAddress(answer), 'pdf', signal);
    },

    track: async ({ rateId, trackingNumber }, signal) => {
      const account = encodeURIComponent(await accountOf(rateId, signal));
      const carrier = carrierToken(await http.ask('GET', `/carrier_accounts/${account}`, undefined, signal));
      const path = `/tracks/${encodeURIComponent(carrier)}/${encodeURIComponent(trackingNumber)}`;
      return shippoScans(await http.ask('GET', path, undefined, signal));
    },
  };
};
