import type { StepSchemas } from '@caravan/fund-payment/contract';
import { text } from '@caravan/kernel/zod';
import { returnSettlement, type ReturnSettlement } from './returns.schema.ts';

/** The steps of returns that a second person may have to approve. */
export const returnApprovals: StepSchemas<'return'> = { return: { ref: text(1, 40), body: returnSettlement } };

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    return: ReturnSettlement;
  }
}
