import { day } from '@caravan/kernel';
import {
  packageExtraDays,
  type PackageExtra,
  type Parcel,
  type PastWeighing,
  type WeighingQuote,
} from '@caravan/warehouse-packages/contract';
import type { PackageExtraState } from '../payment/package-extra.table.ts';
import type { PackageWeighingRow } from './package-weighing.table.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import { differenceOf, type WeighedFee } from './weigh-parcel.ts';
import { presentBox } from '@caravan/warehouse-packages/port';
import type { PresenterContext } from '../../core/presenter-context.ts';

/** The fee of a weighed parcel. */
export const presentWeighedFee = (quotedFeeFen: number, { quote, ...fee }: WeighedFee): WeighingQuote => ({
  chargeable_g: quote.chargeableG,
  quoted_fee_fen: quotedFeeFen,
  fee_fen: quote.feeFen,
  difference_fen: fee.differenceFen,
  outcome: fee.outcome,
});

/** One weighing of a parcel, with its fee. */
export const presentMeasured = (weighing: PackageWeighingRow): Omit<PastWeighing, 'note'> => ({
  ...presentBox(weighing),
  chargeable_g: weighing.chargeableG,
  quoted_fee_fen: weighing.quotedFeeFen,
  fee_fen: weighing.feeFen,
  difference_fen: differenceOf(weighing),
  outcome: weighing.outcome,
  at: weighing.at.toISOString(),
});

/** The weighing that counts; null before the first one. */
export const presentWeighing = (
  { weighings, photos }: WholePackage,
  { link }: PresenterContext,
): Parcel['weighing'] => {
  const last = weighings.at(-1);
  if (!last) return null;
  return { ...presentMeasured(last), photos: photos.map(({ id }) => link({ kind: 'photo', id })) };
};

/** An extra payment, with what became of it. */
export const presentAsked = ({
  ref,
  amountFen,
  decided,
  refundedFen,
  createdAt,
}: Pick<PackageExtraState, 'amountFen' | 'createdAt' | 'decided' | 'ref' | 'refundedFen'>): PackageExtra => ({
  ref,
  amount_fen: amountFen,
  state: refundedFen > 0 ? 'refunded' : (decided ?? 'waiting'),
  created_at: createdAt.toISOString(),
  due_at: new Date(createdAt.getTime() + packageExtraDays * day).toISOString(),
});

/** The extra payment of the weighing that counts; null if nothing was asked. */
export const presentExtra = ({ weighings, extras }: WholePackage): PackageExtra | null => {
  const extra = extras.find(({ weighing }) => weighing === weighings.at(-1)?.seq);
  return extra ? presentAsked(extra) : null;
};

/** Whether the package is held because its shopper has not decided about the extra payment. */
export const isExtraOpen = ({ row, extras }: WholePackage): boolean =>
  row.stage === 'held' && extras.some(({ decided }) => decided === null);
