import { receiptDays } from '@caravan/content/contract';
import { day, sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { EventData } from './package-event.table.ts';
import type { PackagePatch } from './package-write.repo.ts';
import type { PackageExtraState } from './payment/package-extra.table.ts';
import type { PackageRow } from './package.table.ts';
import { extrasOf, insertExtraEvent, weighingsOf } from './weighing/weighing.repo.ts';
import { claimsOf } from './insurance/claim.repo.ts';
import { valueOfPackage } from './package-goods.repo.ts';
import { freeItems, sendItems } from '../store/warehouse.repo.ts';
import { forgetTracking } from '../tracking/followed-package.repo.ts';
import { deleteServiceTracking } from '../tracking/tracking.repo.ts';
import { priceOf, unusedDiscount } from './payment/package-discount.ts';
import type { PackageEffect } from './package-transitions.ts';
import { refundRemark } from '../messages/package-message.ts';
import { extraRefundRemark } from './weighing/weighing-message.ts';
import type { PackageContext } from '../core/package-context.ts';

/** The changes that an effect makes to the package's row and to its event. */
interface EffectResult {
  patch?: PackagePatch;
  data?: EventData;
}

type Effect = (tx: Tx, context: PackageContext, held: PackageRow, now: Date) => Promise<EffectResult>;

/** Ends an extra payment of a package: one that waits is cancelled, a paid one is refunded by its own capture. */
const endExtra = async (
  tx: Tx,
  { refunds }: PackageContext,
  { number, userId }: PackageRow,
  { ref, amountFen, decided }: PackageExtraState,
  at: Date,
): Promise<Fen> => {
  if (decided === null)
    await insertExtraEvent(tx, { extraRef: ref, event: 'cancelled', paymentId: null, amountFen: null, at });
  if (decided !== 'paid') return 0;
  const remark = extraRefundRemark(number);
  await refunds().refund(tx, { userId, kind: 'package_extra', ref, amountFen, key: 'cancelled', remark });
  await insertExtraEvent(tx, { extraRef: ref, event: 'refunded', paymentId: null, amountFen, at });
  return amountFen;
};

/** Gives a part of the package's discount back to its coupon, and returns what the event records of it. */
const giveBack = async (
  tx: Tx,
  { coupons }: PackageContext,
  { number, discountFen }: PackageRow,
  part: Fen | 'all',
): Promise<EventData> => {
  if (discountFen === 0) return {};
  const givenBack = await coupons().giveBack(tx, { kind: 'package', ref: number }, part);
  return givenBack > 0 ? { discount_back_fen: givenBack } : {};
};

const endDiscount: Effect = async (tx, context, held) => ({ data: await giveBack(tx, context, held, 'all') });

const refundFee: Effect = async (tx, context, held, now) => {
  const { number, userId, refundedFen } = held;
  const priceFen = priceOf(held);
  const rest = priceFen - refundedFen;
  let extraFen: Fen = 0;
  for (const extra of (await extrasOf(tx, [number])).get(number) ?? [])
    extraFen += await endExtra(tx, context, held, extra, now);
  // A free package has nothing to refund.
  if (rest > 0) {
    await context.refunds().refund(tx, {
      userId,
      kind: 'package',
      ref: number,
      amountFen: rest,
      key: 'cancelled',
      remark: refundRemark(number),
    });
  }
  const discount = await giveBack(tx, context, held, 'all');
  return {
    patch: { refundedFen: priceFen },
    data: { refund_fen: rest, ...(extraFen > 0 ? { extra_refund_fen: extraFen } : {}), ...discount },
  };
};

const returnGoods: Effect = async (tx, _context, { number }) => {
  await freeItems(tx, number);
  return { patch: { stage: null, stageAt: null, pickId: null } };
};

const voidLabel: Effect = async (tx, { labels }, { number }) => {
  await labels().cancelled(tx, number);
  return {};
};

const sendGoods: Effect = async (tx, context, held, now) => {
  const { number } = held;
  await context.services().end(tx, await sendItems(tx, number, now));
  const last = held.discountFen > 0 ? (await weighingsOf(tx, [number])).get(number)?.at(-1) : undefined;
  const data = await giveBack(tx, context, held, unusedDiscount(held, last));
  return { patch: { shippedAt: now, doneBy: new Date(now.getTime() + receiptDays * day) }, data };
};

const removeServiceTracking: Effect = async (tx, _context, { number }) => {
  await deleteServiceTracking(tx, number);
  await forgetTracking(tx, number);
  return {};
};

/** Awards points, unless a claim was paid: what was lost is not rewarded. */
const reward: Effect = async (tx, { rewards }, held) => {
  const { number, userId, refundedFen } = held;
  const claims = (await claimsOf(tx, [number])).get(number) ?? [];
  if (claims.some(({ decision }) => decision?.paidFen)) return {};
  const extras = (await extrasOf(tx, [number])).get(number) ?? [];
  const paidExtras = extras.flatMap(({ decided, amountFen, refundedFen: back }) =>
    decided === 'paid' ? [amountFen - back] : [],
  );
  const paidFen = (await valueOfPackage(tx, number)) + priceOf(held) - refundedFen + sumFen(paidExtras);
  await rewards().packageReceived(tx, { userId, number, paidFen });
  return {};
};

const end: Effect = async (_tx, _context, _held, now) => ({ patch: { doneAt: now } });

/** The effects of steps, each in the transaction of its step. */
export const packageEffects: Record<PackageEffect, Effect> = {
  give_discount_back: endDiscount,
  refund_fee: refundFee,
  return_goods: returnGoods,
  void_label: voidLabel,
  send_goods: sendGoods,
  delete_service_tracking: removeServiceTracking,
  reward,
  end,
};
