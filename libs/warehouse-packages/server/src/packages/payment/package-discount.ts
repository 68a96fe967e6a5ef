import type { Fen } from '@caravan/kernel';
import type { PackageWeighingRow } from '../weighing/package-weighing.table.ts';
import type { PackageRow } from '../package.table.ts';
import type { MethodFee } from '@caravan/shipping/port';

/** The part of a fee that a coupon may lower: the freight, without customs, storage, packing options and insurance. */
export const freightOf = ({
  firstFen,
  furtherFen,
  furtherSteps,
}: Pick<MethodFee, 'firstFen' | 'furtherFen' | 'furtherSteps'>): Fen => firstFen + furtherFen * furtherSteps;

/** The shopper's price of a package: its fee, less the discount. */
export const priceOf = ({ feeFen, discountFen }: Pick<PackageRow, 'discountFen' | 'feeFen'>): Fen =>
  feeFen - discountFen;

/**
 * The part of the discount that a parcel does not need when it leaves: it may cost less by its weight than the discount. A
 * parcel that its method refuses has no such fee.
 */
export const unusedDiscount = (
  { discountFen }: Pick<PackageRow, 'discountFen'>,
  last: Pick<PackageWeighingRow, 'feeFen' | 'outcome'> | undefined,
): Fen => (last && last.outcome !== 'refused' ? Math.max(0, discountFen - last.feeFen) : 0);
