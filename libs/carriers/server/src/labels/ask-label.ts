import { minute, newId } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import { fail, type NewLabel } from '@caravan/carriers/contract';
import type { LabelsOfParcels } from '@caravan/warehouse-packages/port';
import type { CarriersContext } from '../carriers-context.ts';
import { readSettings } from '../settings/carrier-settings.ts';
import {
  changeLabel,
  costsOfLabels,
  findLabel,
  findQuote,
  insertLabel,
  lockLabel,
  lockOpenLabel,
} from './label.repo.ts';
import type { CarrierLabelRow } from './label.table.ts';
import { digestOf, refuseParcel } from './quote-parcel.ts';
import { isGoneWithout } from './settle-purchase.ts';
import { voidLabelJob } from './sweep-labels.ts';

/** Prices of carriers may change: older ones are asked for again. */
const quotedFor = 30 * minute;

/** Records that the label of a package is to be bought, at a price that was named. Returns the label's id. */
export const askLabel = async (
  tx: Tx,
  context: CarriersContext,
  { audit, staffId }: StaffCall,
  number: string,
  { quote_id: quoteId, rate_id: rateId }: NewLabel,
): Promise<string> => {
  const parcel = await context.parcels().lock(tx, number);
  if (!parcel) throw fail('not_found');
  refuseParcel(parcel);
  if (await lockOpenLabel(tx, number)) throw fail('label_open');
  const quote = await findQuote(tx, { id: quoteId, packageNumber: number });
  const { settings: sender } = await readSettings(tx);
  const customs = await context.customsLines().of(tx, number);
  const now = context.clock();
  const isCurrent =
    quote !== undefined &&
    sender !== null &&
    quote.digest === digestOf(parcel, sender, customs) &&
    now.getTime() - quote.createdAt.getTime() < quotedFor;
  const shipment = isCurrent ? quote.shipments.find(({ rates }) => rates.some(({ id }) => id === rateId)) : undefined;
  const rate = shipment?.rates.find(({ id }) => id === rateId);
  if (!isCurrent || !shipment || !rate) throw fail('rates_outdated');

  const id = newId();
  const { carrier, product, amountHundredths, currency, isTest } = rate;
  await insertLabel(tx, {
    id,
    packageNumber: number,
    service: shipment.service,
    shipmentId: shipment.shipmentId,
    rateId,
    format: quote.format,
    carrier,
    product,
    amountHundredths,
    currency,
    isTest,
    state: 'asked',
    attemptedAt: null,
    checkedAt: null,
    checks: 0,
    purchaseId: null,
    trackingNumber: null,
    isUnwanted: false,
    failureCode: null,
    failureText: null,
    askedBy: staffId,
    askedAt: now,
    boughtAt: null,
    costFen: null,
    voidedAt: null,
    voidAt: null,
    manifestId: null,
  });
  await audit(tx, {
    action: 'carrier_label.buy',
    subject: { kind: 'package', ref: number },
    data: { service: shipment.service, carrier, product, amount_hundredths: amountHundredths, currency },
  });
  return id;
};

/** A bought label is to be voided, or tried once more after the carrier refused. */
export const askVoid = async (
  tx: Tx,
  context: CarriersContext,
  { audit, unchanged }: StaffCall,
  id: string,
): Promise<void> => {
  const seen = await findLabel(tx, id);
  if (!seen) throw fail('not_found');
  // Its package is locked first, as by those who buy a label and by a cancellation.
  const parcel = await context.parcels().lock(tx, seen.packageNumber);
  const row = await lockLabel(tx, id);
  if (!row) throw fail('not_found');
  if (row.state === 'voiding' || row.state === 'voided') {
    unchanged();
    return;
  }
  if (row.state !== 'bought' && row.state !== 'kept') throw fail('wrong_state');
  // It has left with its label. One that was kept may be asked for again.
  const hasLeftWithIt = parcel?.refusal === 'wrong_state' && !isGoneWithout(parcel, row);
  if (hasLeftWithIt && row.state === 'bought') throw fail('wrong_state');
  await startVoid(tx, context, row);
  await audit(tx, {
    action: 'carrier_label.void',
    subject: { kind: 'package', ref: row.packageNumber },
    data: { carrier: row.carrier, tracking_number: row.trackingNumber },
  });
};

const startVoid = async (tx: Tx, { clock, jobs }: CarriersContext, { id }: CarrierLabelRow): Promise<void> => {
  await changeLabel(tx, id, {
    state: 'voiding',
    voidAt: clock(),
    checkedAt: null,
    failureCode: null,
    failureText: null,
  });
  await jobs.send(tx, voidLabelJob, { id });
};

/** The labels of packages that end: one that is bought is voided, one that is being bought as soon as that is known. */
export const labelsOfParcels = (context: CarriersContext): LabelsOfParcels => ({
  costsOf: costsOfLabels,

  async cancelled(tx, number) {
    const row = await lockOpenLabel(tx, number);
    if (row?.state === 'bought') await startVoid(tx, context, row);
    else if (row) await changeLabel(tx, row.id, { isUnwanted: true });
  },
});
