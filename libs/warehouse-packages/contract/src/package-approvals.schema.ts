import type { StepSchemas } from '@caravan/fund-payment/contract';
import { text } from '@caravan/kernel/zod';
import { claimApproval, type ClaimApproval } from './claims.schema.ts';
import { loss, type Loss } from './staff-store.schema.ts';
import {
  extraWaiver,
  newWeighing,
  packageCancellation,
  weighingCorrection,
  type ExtraWaiver,
  type NewWeighing,
  type PackageCancellation,
  type WeighingCorrection,
} from './weighing.schema.ts';

const ref = text(1, 40);

/** The steps of packages and claims that a second person may have to approve. */
export const packageApprovals: StepSchemas<'cancel_package' | 'claim' | 'correct_weight' | 'lose' | 'waive' | 'weigh'> =
  {
    waive: { ref, body: extraWaiver },
    cancel_package: { ref, body: packageCancellation },
    claim: { ref, body: claimApproval },
    lose: { ref, body: loss },
    weigh: { ref, body: newWeighing },
    correct_weight: { ref, body: weighingCorrection },
  };

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    waive: ExtraWaiver;
    cancel_package: PackageCancellation;
    claim: ClaimApproval;
    lose: Loss;
    weigh: NewWeighing;
    correct_weight: WeighingCorrection;
  }
}
