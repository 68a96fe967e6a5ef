import { confirmRemittanceSchema } from '@caravan/fund-payment/contract/staff';
import { route } from '@caravan/server-core';
import { confirmRemittance } from '../../use-cases/decide-remittance.ts';
import type { PaymentContext } from '../../use-cases/payment-context.ts';
import { showPayment } from '../../use-cases/show-payment.ts';

export const confirmRemittanceRoute = (context: PaymentContext) =>
  route(confirmRemittanceSchema, async ({ params, body, language, audit, unchanged }) => {
    const decided = await confirmRemittance(context, params.payment_id, body, audit);
    if (decided === 'before') unchanged();
    return showPayment(context, context.db, params.payment_id, language);
  });
