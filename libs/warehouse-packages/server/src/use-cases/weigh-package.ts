import type { Fen, Language } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type NewWeighing, type WeighingMeasures } from '@caravan/warehouse-packages/contract';
import { findPackage, type WholePackage } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import type { PackageWeighingRow } from '../db/package-weighing.table.ts';
import { insertExtra, insertExtraEvent, insertWeighing, readRule } from '../db/weighing.repo.ts';
import { parcelOf } from '../domain/parcel-of.ts';
import { isImplausible, weighParcel, type WeighedFee } from '../domain/weigh-parcel.ts';
import { weighingRemark } from '../messages/weighing-message.ts';
import { refusalText } from '../present-quote.ts';
import { changePackage } from './change-package.ts';
import { showPackageIn } from './find-package.ts';
import type { PackageContext } from './package-context.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

const measuredOf = ({ weight_g, length_mm, width_mm, height_mm }: WeighingMeasures) => ({
  weightG: weight_g,
  lengthMm: length_mm,
  widthMm: width_mm,
  heightMm: height_mm,
});

const refuseClosed = ({ number, status, stage }: PackageRow): void => {
  if (status === 'cancelled') throw fail('package_cancelled', { number });
  if (status !== 'to_be_delivered' || stage !== 'packed') throw fail('weighing_closed', { number });
};

const feeOf = ({ row, method, items }: WholePackage, measures: WeighingMeasures, floorFen: Fen): WeighedFee => {
  const { restrictions } = parcelOf(items, row.declaredValueFen, row.createdAt);
  const { country } = row.address;
  const { declaredValueFen, storageFen, feeFen } = row;
  const parcel = { country, restrictions, declaredValueFen, storageFen, feeFen };
  return weighParcel(method, parcel, measuredOf(measures), floorFen);
};

const refuseParcel = ({ quote: { refusal } }: WeighedFee, language: Language): void => {
  if (refusal) throw fail('parcel_not_carried', { why: refusalText(refusal, language) });
};

/** What a packed package would cost by these measures. */
export const quoteWeighing = async (
  db: Database,
  number: string,
  measures: WeighingMeasures,
  language: Language,
): Promise<{ whole: WholePackage; fee: WeighedFee }> => {
  const whole = await findPackage(db, 'all', number);
  if (!whole) throw fail('not_found');
  refuseClosed(whole.row);
  const { floorFen } = await readRule(db);
  const fee = feeOf(whole, measures, floorFen);
  refuseParcel(fee, language);
  return { whole, fee };
};

const isSame = (row: PackageWeighingRow, measures: WeighingMeasures): boolean => {
  const { weightG, lengthMm, widthMm, heightMm } = measuredOf(measures);
  return row.weightG === weightG && row.lengthMm === lengthMm && row.widthMm === widthMm && row.heightMm === heightMm;
};

/** Returns to the balance what the parcel costs less, from the capture of its fee. */
const giveBack = async (tx: Tx, { refunds }: PackageContext, { number, userId }: PackageRow, amountFen: Fen) => {
  const remark = weighingRemark(number);
  await refunds().refund(tx, { userId, kind: 'package', ref: number, amountFen, key: 'weighed', remark });
};

const ask = async (tx: Tx, { number }: PackageRow, amountFen: Fen, createdAt: Date): Promise<void> => {
  await insertExtra(tx, { ref: `${number}-1`, packageNumber: number, amountFen, createdAt });
};

/**
 * Records the weight of a packed parcel and acts on the difference of its fee. A repeated call with the same measures
 * changes nothing.
 */
export const weighPackage = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  { sure, ...measures }: NewWeighing,
  language: Language,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    const whole = await showPackageIn(tx, number);
    if (whole.weighing && isSame(whole.weighing, measures)) return null;
    refuseClosed(held);
    if (!whole.photos.length) throw fail('parcel_photo_missing');
    if (!sure && isImplausible(measures.weight_g, held.realG))
      throw fail('implausible', { quoted: String(held.realG) });
    const { floorFen } = await readRule(tx);
    const fee = feeOf(whole, measures, floorFen);
    refuseParcel(fee, language);
    const { quote, differenceFen, outcome } = fee;

    const { staffId } = call;
    const at = context.clock();
    const task = { queue: 'weigh', ref: number } as const;
    await context.tasks().hold(tx, { ...task, staffId });
    await insertWeighing(tx, {
      packageNumber: number,
      ...measuredOf(measures),
      chargeableG: quote.chargeableG,
      feeFen: quote.feeFen,
      quotedFeeFen: held.feeFen,
      floorFen,
      outcome,
      staffId,
      at,
    });
    if (outcome === 'returned') await giveBack(tx, context, held, -differenceFen);
    if (outcome === 'asked') await ask(tx, held, differenceFen, at);
    // The packer's task is done; one that waits for the payment begins without a holder.
    await context.tasks().close(tx, task);
    await changePackage(tx, context, held, {
      event: 'weighed',
      by: { actor: 'staff', id: staffId },
      patch: {
        stage: outcome === 'asked' ? 'held' : 'ready',
        stageAt: at,
        ...(outcome === 'returned' ? { refundedFen: -differenceFen } : {}),
      },
      data: {
        ...(outcome === 'returned' ? { refund_fen: -differenceFen } : {}),
        ...(outcome === 'asked' ? { asked_fen: differenceFen } : {}),
      },
    });
    return { action: 'package.weigh', data: { ...measures, difference_fen: differenceFen, outcome } };
  });

/** Waives the extra payment that a package waits for. */
export const waiveExtra = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  note: string,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    const { extra } = await showPackageIn(tx, number);
    if (extra?.decided === 'waived') return null;
    if (!extra || extra.decided !== null || held.stage !== 'held') throw fail('no_open_extra', { number });
    const at = context.clock();
    await context.tasks().hold(tx, { queue: 'weigh', ref: number, staffId: call.staffId });
    await insertExtraEvent(tx, { extraRef: extra.ref, event: 'waived', paymentId: null, amountFen: null, at });
    await changePackage(tx, context, held, {
      event: 'extra_waived',
      by: { actor: 'staff', id: call.staffId },
      patch: { stage: 'ready', stageAt: at },
    });
    return { action: 'package.waive', data: { ref: extra.ref, amount_fen: extra.amountFen, note } };
  });
