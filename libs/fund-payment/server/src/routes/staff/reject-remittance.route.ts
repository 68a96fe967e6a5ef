import { rejectRemittanceSchema } from '@caravan/fund-payment/contract/staff';
import { route } from '@caravan/server-core';
import { rejectRemittance } from '../../use-cases/decide-remittance.ts';
import type { PaymentContext } from '../../use-cases/payment-context.ts';
import { showPayment } from '../../use-cases/show-payment.ts';

export const rejectRemittanceRoute = (context: PaymentContext) =>
  route(rejectRemittanceSchema, async ({ params, body, language, audit, unchanged }) => {
    const decided = await rejectRemittance(context, params.payment_id, body.note, audit);
    if (decided === 'before') unchanged();
    return showPayment(context, context.db, params.payment_id, language);
  });
