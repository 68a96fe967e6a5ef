import { sumFen, type Fen, type Language } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  fail,
  type NewWeighing,
  type WeighingCorrection,
  type WeighingMeasures,
} from '@caravan/warehouse-packages/contract';
import { findPackage } from '../package.repo.ts';
import { type WholePackage } from '../whole-package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import type { PackageWeighingRow } from './package-weighing.table.ts';
import { insertExtra, insertExtraEvent, insertWeighing, readRule, shareRule } from './weighing.repo.ts';
import { parcelOf } from '../quotes/parcel-of.ts';
import { bearsAllFen, weighParcel, type WeighedFee } from './weigh-parcel.ts';
import { isImplausible } from '@caravan/warehouse-packages/port';
import { weighingRemark } from './weighing-message.ts';
import { refusalText } from '@caravan/shipping/port';
import { changePackage } from '../change-package.ts';
import { showPackageIn } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { demandApproval, staffStep, type StaffCall } from '../../core/staff-step.ts';

const measuredOf = ({ weight_g, length_mm, width_mm, height_mm }: WeighingMeasures) => ({
  weightG: weight_g,
  lengthMm: length_mm,
  widthMm: width_mm,
  heightMm: height_mm,
});

/**
 * A packed parcel is weighed. A weight that was wrong is corrected until the parcel leaves, its extra payment is paid,
 * or somebody decided about it.
 */
const refuseClosed = ({ number, status, stage }: PackageRow, last: PackageWeighingRow | undefined): void => {
  if (status === 'cancelled') throw fail('package_cancelled', { number });
  const isFirst = stage === 'packed' && !last;
  const isDecided = last?.outcome === 'asked' || last?.outcome === 'refused';
  const isCorrection = last !== undefined && (stage === 'held' || (stage === 'ready' && !isDecided));
  if (status !== 'to_be_delivered' || !(isFirst || isCorrection)) throw fail('weighing_closed', { number });
};

/** The shop bears what a rehearsed parcel costs more. */
const floorOf = ({ row }: WholePackage, floorFen: Fen): Fen => (row.rehearsalNumber === null ? floorFen : bearsAllFen);

const feeOf = ({ row, method, items }: WholePackage, measures: WeighingMeasures, floorFen: Fen): WeighedFee => {
  const { restrictions } = parcelOf(items, row.declaredValueFen, row.createdAt, row);
  const { country } = row.address;
  const { declaredValueFen, storageFen, handlingFen, packingFen, insuranceFen, feeFen, discountFen, refundedFen } = row;
  const services = { handlingFen, packingFen, insuranceFen };
  const paidFen = feeFen - refundedFen;
  const parcel = { country, restrictions, declaredValueFen, storageFen, ...services, paidFen, discountFen };
  return weighParcel(method, parcel, measuredOf(measures), floorFen);
};

/** The price of a packed package by these measures. */
export const quoteWeighing = async (
  db: Database,
  number: string,
  measures: WeighingMeasures,
): Promise<{ whole: WholePackage; fee: WeighedFee }> => {
  const whole = await findPackage(db, 'all', number);
  if (!whole) throw fail('not_found');
  refuseClosed(whole.row, whole.weighings.at(-1));
  const { floorFen } = await readRule(db);
  return { whole, fee: feeOf(whole, measures, floorOf(whole, floorFen)) };
};

const isSame = (row: PackageWeighingRow, measures: WeighingMeasures): boolean => {
  const { weightG, lengthMm, widthMm, heightMm } = measuredOf(measures);
  return row.weightG === weightG && row.lengthMm === lengthMm && row.widthMm === widthMm && row.heightMm === heightMm;
};

/** A probable mistake must be confirmed: a weight far from the quoted one, and a parcel that is not carried. */
const refuseUnlikely = ({ row }: WholePackage, weightG: number, { quote }: WeighedFee, language: Language): void => {
  if (quote.refusal) throw fail('parcel_not_carried', { why: refusalText(quote.refusal, language) });
  if (isImplausible(weightG, row.realG)) throw fail('implausible', { quoted: String(row.realG) });
};

/** Returns to the balance what the parcel costs less, from the capture of its fee. */
const giveBack = async (tx: Tx, { refunds }: PackageContext, { number, userId }: PackageRow, seq: number, fen: Fen) => {
  const key = seq === 1 ? 'weighed' : `weighed-${seq}`;
  const remark = weighingRemark(number);
  await refunds().refund(tx, { userId, kind: 'package', ref: number, amountFen: fen, key, remark });
};

/** Cancels the unpaid extra charge of the weighing that is corrected, and returns its amount. */
const withdraw = async (tx: Tx, { extras }: WholePackage, at: Date): Promise<Fen> => {
  const open = extras.filter(({ decided }) => decided === null);
  for (const { ref } of open)
    await insertExtraEvent(tx, { extraRef: ref, event: 'cancelled', paymentId: null, amountFen: null, at });
  return sumFen(open.map(({ amountFen }) => amountFen));
};

/**
 * Records the measures and moves the money: returns what is paid too much, or asks for what is missing. What it returns,
 * and what it asks for less than the weighing before, counts for the owner's limit.
 */
const record = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  whole: WholePackage,
  measures: WeighingMeasures,
  { fee: { quote, differenceFen, outcome }, floorFen, note }: { fee: WeighedFee; floorFen: Fen; note: string | null },
): Promise<void> => {
  const { staffId } = call;
  const { row: held, weighings } = whole;
  const { number, feeFen, discountFen, refundedFen } = held;
  const at = context.clock();
  const seq = weighings.length + 1;
  const withdrawnFen = await withdraw(tx, whole, at);
  await insertWeighing(tx, {
    packageNumber: number,
    seq,
    ...measuredOf(measures),
    chargeableG: quote.chargeableG,
    feeFen: quote.feeFen,
    quotedFeeFen: feeFen,
    discountFen,
    returnedFen: refundedFen,
    floorFen,
    outcome,
    note,
    staffId,
    at,
  });
  const isHeld = outcome === 'asked' || outcome === 'refused';
  const isReturned = outcome === 'returned';
  if (isReturned) await giveBack(tx, context, held, seq, -differenceFen);
  if (outcome === 'asked')
    await insertExtra(tx, {
      ref: `${number}-${seq}`,
      packageNumber: number,
      weighing: seq,
      amountFen: differenceFen,
      createdAt: at,
    });
  await changePackage(tx, context, held, {
    event: 'weighed',
    by: { actor: 'staff', id: staffId },
    patch: {
      stage: isHeld ? 'held' : 'ready',
      stageAt: at,
      ...(isReturned ? { refundedFen: refundedFen - differenceFen } : {}),
    },
    data: {
      ...(isReturned ? { refund_fen: -differenceFen } : {}),
      ...(outcome === 'asked' ? { asked_fen: differenceFen } : {}),
      ...(outcome === 'refused' ? { refused: true } : {}),
      ...(seq > 1 ? { corrected: true } : {}),
    },
  });
  const kind = seq === 1 ? 'weigh' : 'correct_weight';
  const lowerFen = Math.max(0, withdrawnFen - (outcome === 'asked' ? differenceFen : 0));
  const amountFen = lowerFen + (isReturned ? -differenceFen : 0);
  if (amountFen > 0) await demandApproval(tx, context, call, { kind, held, amountFen });
};

/**
 * Records the weight of a packed parcel and acts on the difference of its fee; a parcel that its method refuses is held
 * for service. A repeated call with the same measures changes nothing.
 */
export const weighPackage = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  { sure, ...measures }: NewWeighing,
  language: Language,
): Promise<WholePackage> => {
  const rule = await shareRule(tx);
  return staffStep(tx, call, number, async (held) => {
    const whole = await showPackageIn(tx, number);
    const last = whole.weighings.at(-1);
    if (last && isSame(last, measures)) return null;
    if (last) throw fail('weighing_closed', { number });
    refuseClosed(held, last);
    if (!whole.photos.length) throw fail('parcel_photo_missing');
    const floorFen = floorOf(whole, rule.floorFen);
    const fee = feeOf(whole, measures, floorFen);
    if (!sure) refuseUnlikely(whole, measures.weight_g, fee, language);
    await context.tasks().hold(tx, { queue: 'weigh', ref: number, staffId: call.staffId });
    await record(tx, context, call, whole, measures, { fee, floorFen, note: null });
    const { differenceFen: difference_fen, outcome } = fee;
    return { action: 'package.weigh', data: { ...measures, difference_fen, outcome } };
  });
};

/**
 * Supersedes a weight that was recorded wrongly. The shopper gets back what is paid too much, or is asked for what is
 * missing; what the wrong weight asked for ends.
 */
export const correctWeighing = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  { sure, note, ...measures }: WeighingCorrection,
  language: Language,
): Promise<WholePackage> => {
  const rule = await shareRule(tx);
  return staffStep(tx, call, number, async (held) => {
    const whole = await showPackageIn(tx, number);
    const last = whole.weighings.at(-1);
    if (!last) throw fail('not_weighed', { number });
    if (isSame(last, measures)) return null;
    refuseClosed(held, last);
    const floorFen = floorOf(whole, rule.floorFen);
    const fee = feeOf(whole, measures, floorFen);
    if (!sure) refuseUnlikely(whole, measures.weight_g, fee, language);
    await record(tx, context, call, whole, measures, { fee, floorFen, note });
    const { differenceFen: difference_fen, outcome } = fee;
    return { action: 'package.correct_weight', data: { ...measures, difference_fen, outcome, note } };
  });
};
