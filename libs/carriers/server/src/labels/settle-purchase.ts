import { trackingKey, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { ParcelToLabel } from '@caravan/warehouse-packages/port';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable, type Carrier, type PurchaseLook } from '../ports/carrier.ts';
import { carrierOf, lookFor, purchaseOf, settling } from './label-calls.ts';
import { changeLabel, findLabel, lockLabel } from './label.repo.ts';
import type { CarrierLabelRow } from './label.table.ts';
import { settleVoid } from './settle-void.ts';

/** Whether the package is gone: it was cancelled, or has left. */
const isGone = (parcel: ParcelToLabel | undefined): boolean => parcel?.refusal === 'wrong_state';

/** Whether the package is gone, and certainly without the label. */
export const isGoneWithout = (
  parcel: ParcelToLabel | undefined,
  { trackingNumber }: Pick<CarrierLabelRow, 'trackingNumber'>,
): boolean =>
  isGone(parcel) &&
  trackingNumber !== null &&
  trackingKey(parcel?.trackingNumber ?? '') !== trackingKey(trackingNumber);

/**
 * Takes a label to ask the service about it. From the first time on it counts as bought until the opposite is known, also
 * after a crash: the next one looks at the service before anything else. No label is bought for a package that is gone.
 */
const claim = (
  context: CarriersContext,
  { id, packageNumber }: Pick<CarrierLabelRow, 'id' | 'packageNumber'>,
): Promise<{ row: CarrierLabelRow; isFirst: boolean } | undefined> =>
  context.transaction(async (tx) => {
    const { clock } = context;
    // The package is locked before the label, as by those who buy one and by a cancellation.
    const hasLeft = isGone(await context.parcels().lock(tx, packageNumber));
    const row = await lockLabel(tx, id);
    if (row?.state !== 'asked' && row?.state !== 'unknown') return undefined;
    const now = clock();
    const isFirst = row.attemptedAt === null;
    // Somebody else is asking right now.
    if (!isFirst && row.checkedAt && now.getTime() - row.checkedAt.getTime() < settling) return undefined;
    if (isFirst && (row.isUnwanted || hasLeft)) {
      const failureCode = row.isUnwanted ? 'package_cancelled' : 'package_left';
      await changeLabel(tx, id, { state: 'failed', failureCode });
      return undefined;
    }
    await changeLabel(tx, id, {
      attemptedAt: row.attemptedAt ?? now,
      checkedAt: now,
      checks: row.checks + 1,
      state: isFirst ? 'asked' : 'unknown',
    });
    return { row: { ...row, attemptedAt: row.attemptedAt ?? now, isUnwanted: row.isUnwanted || hasLeft }, isFirst };
  });

/** Asks the service: the first time to buy, later whether it has bought. */
const purchase = async (
  { clock }: CarriersContext,
  carrier: Carrier,
  { row, isFirst }: { row: CarrierLabelRow; isFirst: boolean },
): Promise<PurchaseLook> => {
  if (isFirst) return carrier.buy(purchaseOf(row));
  const seen = await carrier.look(purchaseOf(row));
  if (seen.result !== 'none') return seen;
  if (carrier.refusesSecondPurchase && !row.isUnwanted) return carrier.buy(purchaseOf(row));
  const lostSince = row.attemptedAt ?? row.askedAt;
  if (clock().getTime() - lostSince.getTime() < lookFor) return { result: 'unknown' };
  return { result: 'refused', code: 'not_bought', text: '' };
};

/** The price of a label in fen, at the rate of now; null without a rate. */
const costOf = async (
  { exchangeRates }: CarriersContext,
  { amountHundredths, currency }: CarrierLabelRow,
): Promise<Fen | null> => {
  const found = currency === 'CNY' ? { rate: '1' } : await exchangeRates().toCny(currency);
  return found && Math.round(amountHundredths * Number(found.rate));
};

/** Records what became of a purchase. A label that nobody wants any more is voided at once. */
const record = async (
  context: CarriersContext,
  tx: Tx,
  row: CarrierLabelRow,
  { outcome, costFen }: { outcome: PurchaseLook; costFen: Fen | null },
): Promise<void> => {
  const parcel = await context.parcels().lock(tx, row.packageNumber);
  const held = await lockLabel(tx, row.id);
  // A look and a purchase may end at the same time; the first one is the truth.
  if (held?.state !== 'asked' && held?.state !== 'unknown') return;
  const { counter } = context;
  const now = context.clock();
  if (outcome.result === 'bought') {
    const { purchaseId, trackingNumber } = outcome.label;
    const isVoid = held.isUnwanted || isGoneWithout(parcel, outcome.label);
    await changeLabel(tx, row.id, {
      state: isVoid ? 'voiding' : 'bought',
      boughtAt: now,
      costFen,
      purchaseId,
      trackingNumber,
      failureCode: null,
      failureText: null,
      ...(isVoid ? { voidAt: now, checkedAt: null } : {}),
    });
    counter.add({ service: row.service, outcome: 'bought' });
  } else if (outcome.result === 'refused') {
    const { code, text } = outcome;
    await changeLabel(tx, row.id, { state: 'failed', failureCode: code, failureText: text || null });
    counter.add({ service: row.service, outcome: 'refused' });
  } else {
    await changeLabel(tx, row.id, { state: 'unknown' });
    if (held.state === 'asked') counter.add({ service: row.service, outcome: 'lost' });
  }
};

/** The service certainly did nothing: a first purchase may be tried again, and a look will come. */
const putBack = async (
  { db, counter }: CarriersContext,
  { row, isFirst }: { row: CarrierLabelRow; isFirst: boolean },
  { trouble, message }: CarrierUnavailable,
): Promise<void> => {
  counter.add({ service: row.service, outcome: trouble });
  if (!isFirst) return;
  // Somebody waits at the station: nothing was bought, and another attempt is theirs to make.
  await changeLabel(db, row.id, { state: 'failed', failureCode: trouble, failureText: message });
};

/**
 * Buys an asked label, or finds out what became of its purchase. The network is outside of transactions. Never throws for
 * a service that does not work.
 */
export const settlePurchase = async (context: CarriersContext, id: string): Promise<void> => {
  const found = await findLabel(context.db, id);
  const carrier = found && carrierOf(context, found);
  if (!carrier) return;
  const claimed = await claim(context, found);
  if (!claimed) return;
  try {
    const outcome = await purchase(context, carrier, claimed);
    const costFen = outcome.result === 'bought' ? await costOf(context, claimed.row) : null;
    await context.transaction((tx) => record(context, tx, claimed.row, { outcome, costFen }));
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    await putBack(context, claimed, error);
    return;
  }
  await settleVoid(context, id);
};
