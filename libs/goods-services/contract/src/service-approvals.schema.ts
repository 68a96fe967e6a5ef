import type { StepSchemas } from '@caravan/fund-payment/contract';
import { text } from '@caravan/kernel/zod';
import { serviceCancellation, type ServiceCancellation } from './staff-services.schema.ts';

/** The steps of services that a second person may have to approve. */
export const serviceApprovals: StepSchemas<'cancel_service'> = {
  cancel_service: { ref: text(1, 40), body: serviceCancellation },
};

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    cancel_service: ServiceCancellation;
  }
}
