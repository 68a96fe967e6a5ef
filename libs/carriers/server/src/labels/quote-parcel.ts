import { createHash } from 'node:crypto';
import { personName } from '@caravan/account/contract';
import { fallsUnderIoss, type CustomsData } from '@caravan/customs/port';
import { newId } from '@caravan/kernel';
import type { StaffCall } from '@caravan/server-core';
import { fail, type CarrierSettingsChange, type ParcelRates } from '@caravan/carriers/contract';
import type { ParcelToLabel } from '@caravan/warehouse-packages/port';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable, type Carrier, type RatedShipment, type ShipmentOrder } from '../ports/carrier.ts';
import { readSettings, senderOf } from '../settings/carrier-settings.ts';
import { customsLinesOf } from './customs-lines.ts';
import { insertQuote, labelsOfPackage } from './label.repo.ts';
import { isOpen } from './present-label.ts';

/** Refuses a parcel that does not leave now. */
export const refuseParcel = ({ refusal, number }: Pick<ParcelToLabel, 'number' | 'refusal'>): void => {
  if (refusal === 'wrong_state') throw fail('wrong_state');
  if (refusal !== null) throw fail(refusal, { number });
};

/** A digest of everything that the prices of a parcel depend on: they are outdated once it differs. */
export const digestOf = (parcel: ParcelToLabel, sender: CarrierSettingsChange, customs: CustomsData): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...parcel, refusal: null }, sender, customs]))
    .digest('hex');

const orderOf = (
  parcel: ParcelToLabel,
  sender: CarrierSettingsChange,
  { lines: declared, ioss, eori, recipient }: CustomsData,
  { reference, yuanPerDollar, yuanPerEuro }: { reference: string; yuanPerDollar: number; yuanPerEuro: number | null },
): ShipmentOrder => {
  const { address, weightG, lengthMm, widthMm, heightMm } = parcel;
  const isAbroad = address.country !== sender.country;
  const inOneStopShop = fallsUnderIoss({ country: address.country, valueFen: parcel.declaredValueFen }, yuanPerEuro);
  return {
    reference,
    from: senderOf(sender),
    to: {
      name: personName(address),
      street: address.detail,
      streetMore: '',
      city: address.city,
      province: address.province,
      postcode: address.postcode,
      country: address.country,
      phone: address.phone,
    },
    weightG,
    lengthMm,
    widthMm,
    heightMm,
    customs: isAbroad ? customsLinesOf(parcel, declared, yuanPerDollar) : [],
    numbers: isAbroad
      ? { ioss: inOneStopShop ? ioss : '', eori, recipient: recipient?.number ?? '' }
      : { ioss: '', eori: '', recipient: '' },
    signer: sender.signer,
    format: sender.label_format,
  };
};

interface Asked {
  carrier: Carrier;
  rated: RatedShipment | CarrierUnavailable;
}

const askAll = (context: CarriersContext, order: ShipmentOrder): Promise<Asked[]> =>
  Promise.all(
    context.carriers.map(async (carrier) => ({
      carrier,
      rated: await carrier.rates(order).catch((error: unknown) => {
        if (!(error instanceof CarrierUnavailable)) throw error;
        context.counter.add({ service: carrier.name, outcome: error.trouble });
        return error;
      }),
    })),
  );

/** Asks all services what carriers charge for a parcel, and keeps the answers, by which a label is bought. */
export const quoteParcel = async (
  context: CarriersContext,
  { audit }: Pick<StaffCall, 'audit'>,
  number: string,
): Promise<ParcelRates> => {
  const { db, carriers } = context;
  if (!carriers.length) throw fail('no_carrier');
  const { settings: sender } = await readSettings(db);
  if (!sender) throw fail('no_sender');
  const parcel = await context.parcels().find(db, number);
  if (!parcel) throw fail('not_found');
  refuseParcel(parcel);
  if ((await labelsOfPackage(db, number)).some(isOpen)) throw fail('label_open');
  const dollar = await context.exchangeRates().toCny('USD');
  if (!dollar) throw fail('unavailable');
  const euro = await context.exchangeRates().toCny('EUR');

  const customs = await context.customsLines().of(db, number);

  const id = newId();
  const order = orderOf(parcel, sender, customs, {
    reference: `${number}-${id}`,
    yuanPerDollar: Number(dollar.rate),
    yuanPerEuro: euro && Number(euro.rate),
  });
  const asked = await askAll(context, order);
  const answered = asked.flatMap(({ carrier, rated }) =>
    rated instanceof CarrierUnavailable ? [] : [{ service: carrier.name, rated }],
  );
  await context.transaction(async (tx) => {
    await insertQuote(tx, {
      id,
      packageNumber: number,
      digest: digestOf(parcel, sender, customs),
      format: sender.label_format,
      shipments: answered.map(({ service, rated }) => ({ service, shipmentId: rated.id, rates: rated.rates })),
      createdAt: context.clock(),
    });
    // The services got the recipient's address.
    const services = asked.map(({ carrier }) => carrier.name);
    await audit(tx, { action: 'carrier_label.quote', subject: { kind: 'package', ref: number }, data: { services } });
  });
  return {
    quote_id: id,
    rates: answered
      .flatMap(({ service, rated }) =>
        rated.rates.map((rate) => ({
          id: rate.id,
          service,
          carrier: rate.carrier,
          product: rate.product,
          amount_hundredths: rate.amountHundredths,
          currency: rate.currency,
          days: rate.days,
          is_test: rate.isTest,
        })),
      )
      .sort((a, b) => a.currency.localeCompare(b.currency, 'en') || a.amount_hundredths - b.amount_hundredths),
    messages: answered.flatMap(({ rated }) => rated.messages),
    troubles: asked.flatMap(({ carrier, rated }) =>
      rated instanceof CarrierUnavailable ? [{ service: carrier.name, trouble: rated.trouble }] : [],
    ),
  };
};
