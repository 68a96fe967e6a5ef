import type { Database } from '@caravan/server-core';
import { boxFor } from '@caravan/shipping/port';
import type { ParcelsToLabel, ParcelToLabel } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../../core/package-context.ts';
import { findHandover } from './handover.repo.ts';
import { findPackage, lockPackageRows } from '../package.repo.ts';
import { gapsOf } from '../packing/refuse-undeclared.ts';
import { readRule, shareRule, type WeighingRuleState } from '../weighing/weighing.repo.ts';
import type { WholePackage } from '../whole-package.repo.ts';

/** Why the package does not leave now, as of `refuseUnweighed`. */
const refusalOf = (
  { status, stage }: WholePackage['row'],
  { enabled }: Pick<WeighingRuleState, 'enabled'>,
): ParcelToLabel['refusal'] => {
  if (status !== 'to_be_delivered') return 'wrong_state';
  if (stage === 'held') return 'extra_open';
  return stage === 'packed' || (enabled && stage !== 'ready') ? 'not_weighed' : null;
};

const parcelToLabel = (whole: WholePackage, rule: Pick<WeighingRuleState, 'enabled'>): ParcelToLabel => {
  const { row, items, weighings, rehearsal } = whole;
  const box = weighings.at(-1) ?? rehearsal;
  const { lengthMm, widthMm, heightMm } = box ?? boxFor(items);
  return {
    number: row.number,
    refusal: refusalOf(row, rule),
    trackingNumber: row.shippedAt === null ? null : row.trackingNumber,
    address: row.address,
    hasRecipient: row.address.detail !== '',
    weightG: box?.weightG ?? row.realG,
    lengthMm,
    widthMm,
    heightMm,
    declaredValueFen: row.declaredValueFen,
    goods: items.map(({ name, quantity, weightG, valueFen }) => ({ name, quantity, weightG, valueFen })),
  };
};

const findIn = async (
  db: Database,
  context: Pick<PackageContext, 'customs'>,
  number: string,
  rule: Pick<WeighingRuleState, 'enabled'>,
): Promise<ParcelToLabel | undefined> => {
  const whole = await findPackage(db, 'all', number);
  if (!whole) return undefined;
  const parcel = parcelToLabel(whole, rule);
  if (parcel.refusal !== null || !(await gapsOf(db, context, whole.row)).length) return parcel;
  return { ...parcel, refusal: 'customs_incomplete' };
};

/** Packages as carriers need them for labels. */
export const parcelsToLabel = (context: Pick<PackageContext, 'customs'>): ParcelsToLabel => ({
  find: async (db, number) => findIn(db, context, number, await readRule(db)),
  async lock(tx, number) {
    const rule = await shareRule(tx);
    await lockPackageRows(tx, 'all', [number]);
    return findIn(tx, context, number, rule);
  },
  async inHandover(db, id) {
    const handover = await findHandover(db, id);
    return handover?.packages
      .filter(({ outcome }) => outcome === null || outcome === 'shipped')
      .map(({ packageNumber, trackingNumber }) => ({ number: packageNumber, trackingNumber }));
  },
});
