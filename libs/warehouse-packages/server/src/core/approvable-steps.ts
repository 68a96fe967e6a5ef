import type { ApprovableSteps } from '@caravan/fund-payment/port';
import { approveClaim } from '../packages/insurance/decide-claim.ts';
import { cancelForShopper, waiveExtra } from '../packages/held-package.ts';
import type { PackageContext } from './package-context.ts';
import { loseGoods } from '../store/missing/lose-goods.ts';
import { correctWeighing, weighPackage } from '../packages/weighing/weigh-package.ts';

/** The kinds of approval that are steps of packages and claims. */
export type PackageApproval = 'cancel_package' | 'claim' | 'correct_weight' | 'lose' | 'waive' | 'weigh';

/** The steps of the warehouse that a second person may have to approve. */
export const approvablePackageSteps = (context: PackageContext): ApprovableSteps<PackageApproval> => ({
  cancel_package: (tx, { ref, body, ...call }) => cancelForShopper(tx, context, call, ref, body.note),
  claim: (tx, { ref, body, ...call }) => approveClaim(tx, context, call, ref, body),
  lose: (tx, { ref, body, ...call }) => loseGoods(tx, context, call, ref, body.note),
  waive: (tx, { ref, body, ...call }) => waiveExtra(tx, context, call, ref, body.note),
  // An implausible weight or a parcel that is not carried was refused or confirmed when the approval was asked for.
  weigh: (tx, { ref, body, ...call }) => weighPackage(tx, context, call, ref, body, 'en'),
  correct_weight: (tx, { ref, body, ...call }) => correctWeighing(tx, context, call, ref, body, 'en'),
});
