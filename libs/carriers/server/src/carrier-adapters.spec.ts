import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabelFormat } from '@caravan/carriers/contract';
import { easypost } from './easypost/easypost.carrier.ts';
import {
  CarrierUnavailable,
  type Carrier,
  type ManifestOrder,
  type Purchase,
  type ShipmentOrder,
} from './ports/carrier.ts';
import { shippo } from './shippo/shippo.carrier.ts';
import { fakeEasypost } from './testing/fake-easypost.ts';
import { fakeShippo } from './testing/fake-shippo.ts';
import type { Mishap } from './testing/fake-vendor.ts';

/** Both services behave alike; their own calls are behind it. */
interface Double {
  adapter: Carrier;
  /** With a wrong key. */
  stranger: Carrier;
  /** Nobody listens there. */
  absent: Carrier;
  /** The body of the last shipment. */
  sent: () => unknown;
  /** Counts the charges for a shipment or rate. */
  charged: (purchase: Purchase) => number;
  next: (step: 'accounts' | 'buy' | 'create' | 'file' | 'manifest' | 'refund' | 'track', ...mishaps: Mishap[]) => void;
  /** The carrier scans a parcel; the status is a word of the service. */
  scan: (trackingNumber: string, ...scans: { status: string; at: string; text?: string; city?: string }[]) => void;
  /** Sets the outcome of the next request for money. */
  refund: (end: 'asked' | 'rejected' | 'voided') => void;
  close: () => Promise<void>;
}

/** An address at which nobody listens any more. */
const away = async (): Promise<string> => {
  const { base, close } = await fakeShippo();
  await close();
  return base;
};

const doubles: Record<Carrier['name'], () => Promise<Double>> = {
  async easypost() {
    const vendor = await fakeEasypost();
    const at = (key: string, apiBase = vendor.base) => easypost({ key, apiBase });
    const states = { asked: 'submitted', rejected: 'rejected', voided: 'refunded' };
    return {
      adapter: at(vendor.key),
      stranger: at('wrong'),
      absent: at(vendor.key, await away()),
      sent: () => vendor.shipments.at(-1)?.body,
      charged: ({ shipmentId }) => vendor.charged.filter((id) => id === shipmentId).length,
      next: vendor.next,
      scan: (number, ...scans) =>
        void vendor.scans.set(
          number,
          scans.map(({ status, at: datetime, text = '', ...place }) => ({ status, datetime, message: text, ...place })),
        ),
      refund: (end) => void (vendor.refunds.status = states[end]),
      close: vendor.close,
    };
  },
  async shippo() {
    const vendor = await fakeShippo();
    const at = (key: string, apiBase = vendor.base) => shippo({ key, apiBase });
    const states = { asked: 'PENDING', rejected: 'ERROR', voided: 'SUCCESS' };
    return {
      adapter: at(vendor.key),
      stranger: at('wrong'),
      absent: at(vendor.key, await away()),
      sent: () => vendor.shipments.at(-1)?.body,
      charged: ({ rateId }) => vendor.transactions.filter(({ rate }) => rate === rateId).length,
      next: vendor.next,
      scan: (number, ...scans) =>
        void vendor.scans.set(
          number,
          scans.map(({ status, at, text = '', ...place }) => ({
            status,
            status_date: at,
            status_details: text,
            ...place,
          })),
        ),
      refund: (end) => void (vendor.refunds.status = states[end]),
      close: vendor.close,
    };
  },
};

const person = {
  name: 'Eugene Ada',
  street: 'Hauptstraße 1',
  streetMore: '',
  city: 'München',
  province: '',
  postcode: '80331',
  country: 'DE',
  phone: '+49 89 123456',
};

const anOrder = (over: Partial<ShipmentOrder> = {}): ShipmentOrder => ({
  reference: 'PK2611A1B2C3D-1',
  from: { ...person, name: 'Caravan Trading Ltd', country: 'CN' },
  to: person,
  weightG: 1_000,
  lengthMm: 254,
  widthMm: 200,
  heightMm: 100,
  customs: [{ description: 'Tea', quantity: 2, weightG: 500, valueUsdCents: 1_050, origin: 'CN', tariff: '090210' }],
  numbers: { ioss: '', eori: '', recipient: '' },
  signer: 'Lin Wei',
  format: 'png',
  ...over,
});

describe.each(['easypost', 'shippo'] as const)('%s', (name) => {
  let double: Double;
  beforeAll(async () => {
    double = await doubles[name]();
  });
  afterAll(() => double.close());

  const rated = async (format: LabelFormat = 'png'): Promise<Purchase> => {
    const { id, rates } = await double.adapter.rates(anOrder({ format }));
    return { key: 'label_1', shipmentId: id, rateId: rates[0]?.id ?? '', format };
  };
  const bought = async (format: LabelFormat = 'png') => {
    const purchase = await rated(format);
    const outcome = await double.adapter.buy(purchase);
    if (outcome.result !== 'bought') throw new Error(`it was ${outcome.result}`);
    return { ...purchase, ...outcome.label };
  };
  const trouble = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: unknown) => (error instanceof CarrierUnavailable ? error.trouble : error),
    );

  it('names what carriers charge, in whole cents, and what they say against the parcel', async () => {
    const { rates, messages } = await double.adapter.rates(anOrder());
    expect(rates.length).toBe(2);
    for (const rate of rates)
      expect(rate).toMatchObject({
        id: expect.stringMatching(/./),
        carrier: expect.stringMatching(/./),
        product: expect.stringMatching(/./),
        amountHundredths: expect.any(Number),
        currency: 'USD',
        isTest: true,
      });
    expect(rates.every(({ amountHundredths }) => Number.isInteger(amountHundredths))).toBe(true);
    expect(rates.map(({ days }) => days)).toContain(null);
    expect(messages).toMatchObject([{ carrier: 'UPS', text: expect.stringMatching(/./) }]);
  });

  it('sends the parcel in the units of the service, and customs lines only abroad', async () => {
    await double.adapter.rates(anOrder());
    expect(double.sent()).toMatchObject(
      name === 'easypost'
        ? {
            reference: 'PK2611A1B2C3D-1',
            // 35.27 oz and 10 in.
            parcel: { weight: 35.3, length: 10, width: 7.9, height: 4 },
            customs_info: { customs_items: [{ value: 10.5, weight: 17.7, hs_tariff_number: '090210' }] },
          }
        : {
            metadata: 'PK2611A1B2C3D-1',
            parcels: [{ weight: '1000', mass_unit: 'g', length: '25.4', distance_unit: 'cm' }],
            customs_declaration: { items: [{ value_amount: '10.50', net_weight: '500', tariff_number: '090210' }] },
          },
    );
    await double.adapter.rates(anOrder({ customs: [] }));
    expect(JSON.stringify(double.sent())).not.toContain('customs');
  });

  it('tells the numbers of sender and recipient, and none that is not known', async () => {
    await double.adapter.rates(anOrder());
    expect(JSON.stringify(double.sent())).not.toMatch(/tax_id|exporter_identification|importer_reference/);
    const numbers = { ioss: 'IM3720000224', eori: 'FR1234567', recipient: '39053344705' };
    await double.adapter.rates(anOrder({ numbers }));
    expect(double.sent()).toMatchObject(
      name === 'easypost'
        ? {
            tax_identifiers: [
              { entity: 'SENDER', tax_id: 'FR1234567', tax_id_type: 'EORI', issuing_country: 'FR' },
              { entity: 'SENDER', tax_id: 'IM3720000224', tax_id_type: 'IOSS', issuing_country: 'IE' },
              { entity: 'RECEIVER', tax_id: '39053344705', tax_id_type: 'VAT', issuing_country: 'DE' },
            ],
          }
        : {
            customs_declaration: {
              exporter_identification: { eori_number: 'FR1234567', tax_id: { number: 'IM3720000224', type: 'IOSS' } },
              is_vat_collected: true,
              importer_reference: '39053344705',
            },
          },
    );
  });

  it('buys, and sees afterwards what it bought', async () => {
    const purchase = await rated();
    expect(await double.adapter.look(purchase)).toEqual({ result: 'none' });
    const outcome = await double.adapter.buy(purchase);
    expect(outcome).toMatchObject({ result: 'bought', label: { trackingNumber: expect.stringMatching(/^9\d{20,}$/) } });
    expect(await double.adapter.look(purchase)).toEqual(outcome);
  });

  it('does not know what became of a purchase without an answer, and finds it', async () => {
    const lost: Mishap[] = ['lost-after', { status: 502, body: {} }, { status: 200, body: { odd: true } }];
    for (const mishap of lost) {
      const purchase = await rated();
      double.next('buy', mishap);
      expect(await double.adapter.buy(purchase)).toEqual({ result: 'unknown' });
      const isCharged = double.charged(purchase) > 0;
      expect((await double.adapter.look(purchase)).result).toBe(isCharged ? 'bought' : 'none');
    }
  });

  it('keeps its word about second purchases', async () => {
    const purchase = await rated();
    await double.adapter.buy(purchase);
    await double.adapter.buy(purchase);
    expect(double.charged(purchase)).toBe(double.adapter.refusesSecondPurchase ? 1 : 2);
  });

  it('says what a carrier has against a purchase', async () => {
    const body =
      name === 'easypost'
        ? { error: { code: 'SHIPMENT.POSTAGE.FAILURE', message: 'The address is not known.', errors: [] } }
        : { rate: ['The address is not known.'] };
    double.next('buy', { status: 422, body });
    expect(await double.adapter.buy(await rated())).toMatchObject({
      result: 'refused',
      text: expect.stringContaining('The address is not known.'),
    });
  });

  it('has the file of a label in its formats', async () => {
    for (const format of ['png', 'pdf', 'zpl'] as const) {
      const label = await bought(format);
      for (const wanted of double.adapter.formats(format)) {
        const head = Buffer.from(await double.adapter.file(label, wanted))
          .subarray(0, 4)
          .toString('latin1');
        expect(head).toBe({ png: '\x89PNG', pdf: '%PDF', zpl: '^XA^' }[wanted]);
      }
    }
    double.next('file', { status: 200, body: { not: 'a label' } });
    expect(await trouble(double.adapter.file(await bought(), 'png'))).toBe('bad_answer');
  });

  it('asks for the money once, and says what became of that', async () => {
    double.refund('asked');
    const label = await bought();
    double.next('refund', 'lost-after');
    expect(await trouble(double.adapter.void(label))).toBe('unreachable');
    expect(await double.adapter.void(label)).toEqual({ result: 'asked' });
    // The service was too slow, and may have done it.
    double.next('refund', { status: 408, body: {} });
    expect(await trouble(double.adapter.void(await bought()))).toBe('unreachable');
    double.refund('voided');
    expect(await double.adapter.void(await bought())).toEqual({ result: 'voided' });
    double.refund('rejected');
    expect(await double.adapter.void(await bought())).toMatchObject({ result: 'refused', code: 'rejected' });
    double.refund('asked');
  });

  const orderOf = (...labels: Awaited<ReturnType<typeof bought>>[]): ManifestOrder => ({
    labels,
    from: { ...person, name: 'Caravan Trading Ltd', country: 'CN' },
    at: new Date('2026-11-21T10:00:00.000Z'),
  });

  it('has a manifest made of labels once, finds it, and has its page', async () => {
    const order = orderOf(await bought(), await bought());
    expect(await double.adapter.findManifest(order)).toEqual({ result: 'none' });
    const made = await double.adapter.manifest(order);
    if (made.result !== 'made') throw new Error(`it was ${made.result}`);
    expect(await double.adapter.findManifest(order)).toEqual(made);
    expect(Buffer.from(await double.adapter.manifestFile(made.formId)).toString('latin1')).toMatch(/^%PDF/);
    expect(await double.adapter.manifest(order)).toMatchObject({
      result: 'refused',
      text: expect.stringMatching(/already/),
    });
  });

  it('does not know what became of a manifest without an answer, and finds it', async () => {
    const lost: Mishap[] = [
      'lost-after',
      'lost-before',
      { status: 502, body: {} },
      { status: 200, body: { odd: true } },
    ];
    for (const mishap of lost) {
      const order = orderOf(await bought());
      double.next('manifest', mishap);
      expect(await double.adapter.manifest(order)).toEqual({ result: 'unknown' });
      expect((await double.adapter.findManifest(order)).result).toBe(mishap === 'lost-after' ? 'made' : 'none');
    }
    const failed =
      name === 'easypost' ? { id: 'sf_0', status: 'failed', message: 'No.' } : { object_id: 'm', status: 'ERROR' };
    double.next('manifest', { status: 200, body: failed }, { status: 401, body: {} });
    expect(await double.adapter.manifest(orderOf(await bought()))).toMatchObject({ result: 'refused' });
    expect(await trouble(double.adapter.manifest(orderOf(await bought())))).toBe('key');
  });

  it('says what the carrier has scanned, with our stage where the service has one', async () => {
    const { trackingNumber, ...label } = await bought();
    const tracked = { ...label, trackingNumber: trackingNumber ?? '' };
    expect(await double.adapter.track(tracked)).toEqual([]);
    const isEasypost = name === 'easypost';
    double.scan(
      tracked.trackingNumber,
      { status: isEasypost ? 'pre_transit' : 'PRE_TRANSIT', at: '2026-11-20T08:00:00Z', text: 'Label made' },
      { status: 'quarantined', at: '2026-11-21T08:00:00Z', city: 'Houston' },
      { status: isEasypost ? 'delivered' : 'DELIVERED', at: '2026-11-22T08:00:00.000+01:00', text: 'Left at the door' },
      { status: 'whenever', at: 'yesterday', text: 'No time' },
    );
    const scans = new Map((await double.adapter.track(tracked)).map((scan) => [scan.at.toISOString(), scan]));
    expect([...scans.values()]).toEqual([
      {
        at: new Date('2026-11-20T08:00:00Z'),
        // EasyPost writes the time of a place that it does not know as if it were UTC.
        zoned: !isEasypost,
        stage: 'info_received',
        place: '',
        text: 'Label made',
      },
      // A word that nobody knows is shown as it is, and is no stage.
      { at: new Date('2026-11-21T08:00:00Z'), zoned: true, stage: null, place: 'Houston', text: 'quarantined' },
      { at: new Date('2026-11-22T07:00:00Z'), zoned: true, stage: 'delivered', place: '', text: 'Left at the door' },
    ]);
    double.next('track', { status: 429, body: {} }, { status: 404, body: {} }, { status: 200, body: { trackers: 1 } });
    expect(await trouble(double.adapter.track(tracked))).toBe('rate');
    expect(await trouble(double.adapter.track(tracked))).toBe('bad_answer');
    if (isEasypost) expect(await trouble(double.adapter.track(tracked))).toBe('bad_answer');
    expect(await trouble(double.stranger.track(tracked))).toBe('key');
    expect(await trouble(double.absent.track(tracked))).toBe('unreachable');
  });

  it('lists the accounts of carriers', async () => {
    expect(await double.adapter.accounts()).toMatchObject([{ carrier: 'USPS', id: expect.any(String) }]);
  });

  it('says why the service does not work, and then has bought nothing', async () => {
    const purchase = await rated();
    expect(await trouble(double.stranger.buy(purchase))).toBe('key');
    expect(await trouble(double.absent.buy(purchase))).toBe('unreachable');
    double.next('buy', { status: 429, body: {} }, { status: 402, body: {} });
    expect(await trouble(double.adapter.buy(purchase))).toBe('rate');
    expect(await trouble(double.adapter.buy(purchase))).toBe('money');
    expect(await trouble(double.adapter.buy(purchase, AbortSignal.abort()))).toBe('unreachable');
    expect(double.charged(purchase)).toBe(0);
    expect(await trouble(double.stranger.accounts())).toBe('key');
    double.next('create', 'lost-after', { status: 503, body: {} }, { status: 200, body: { odd: true } });
    expect(await trouble(double.adapter.rates(anOrder()))).toBe('unreachable');
    expect(await trouble(double.adapter.rates(anOrder()))).toBe('unreachable');
    expect(await trouble(double.adapter.rates(anOrder()))).toBe('bad_answer');
  });
});
