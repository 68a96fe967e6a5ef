import type { StepSchemas } from '@caravan/fund-payment/contract';
import { id, orderNumber as ref, z } from '@caravan/kernel/zod';
import { lineDrop, staffAnswer, type LineDrop } from './order-questions.schema.ts';
import { orderDecision, type OrderDecision } from './orders.schema.ts';

/** An answer for the shopper, with the question that the call has in its path. */
const approvedAnswer = z.strictObject({ question_id: id, ...staffAnswer.shape });

/** The steps of orders that a second person may have to approve. */
export const orderApprovals: StepSchemas<'answer' | 'cancel' | 'drop' | 'no_fee' | 'refund'> = {
  refund: { ref, body: orderDecision },
  cancel: { ref, body: orderDecision },
  drop: { ref, body: lineDrop },
  answer: { ref, body: approvedAnswer },
  no_fee: { ref, body: orderDecision },
};

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    refund: OrderDecision;
    cancel: OrderDecision;
    drop: LineDrop;
    answer: z.infer<typeof approvedAnswer>;
    no_fee: OrderDecision;
  }
}
