import type { StepSchemas } from '@caravan/fund-payment/contract';
import { text } from '@caravan/kernel/zod';
import { claimApproval, type ClaimApproval } from './claims.schema.ts';
import { serviceCancellation, type ServiceCancellation } from './staff-services.schema.ts';
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

/** The steps of packages, services and claims that a second person may have to approve. */
export const packageApprovals: StepSchemas<
  'cancel_package' | 'cancel_service' | 'claim' | 'correct_weight' | 'waive' | 'weigh'
> = {
  waive: { ref, body: extraWaiver },
  cancel_package: { ref, body: packageCancellation },
  cancel_service: { ref, body: serviceCancellation },
  claim: { ref, body: claimApproval },
  weigh: { ref, body: newWeighing },
  correct_weight: { ref, body: weighingCorrection },
};

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    waive: ExtraWaiver;
    cancel_package: PackageCancellation;
    cancel_service: ServiceCancellation;
    claim: ClaimApproval;
    weigh: NewWeighing;
    correct_weight: WeighingCorrection;
  }
}
