import { consoleHarness } from '@caravan/console-core/dev';
import {
  aDispute,
  anApproval,
  aLedgerTransaction,
  aPaymentDifference,
  aStaffPaymentDetail,
} from '@caravan/fund-payment/contract/testing/staff';
import { fundPaymentConsolePaths as paths } from '@caravan/routes/console';
import { fundPaymentConsole } from '../fund-payment.console.ts';
import { approvalHandlers, claimHandlers, moneyHandlers } from '../mocks/fund-payment.handlers.ts';

export const harness = consoleHarness({
  feature: fundPaymentConsole,
  pages: [
    paths.payments.href(),
    paths.payment.href({ id: 'payment_1' }),
    paths.ledger.href(),
    paths.transaction.href({ number: aLedgerTransaction().number }),
    paths.disputes.href(),
    paths.dispute.href({ id: aDispute().id }),
    paths.differences.href(),
    paths.approvals.href(),
    paths.approval.href({ id: 'approval_1' }),
    paths.approvalRule.href(),
  ],
  handlers: [
    ...moneyHandlers([aStaffPaymentDetail()], [aLedgerTransaction()]),
    ...approvalHandlers([anApproval()]),
    ...claimHandlers([aDispute()], [aPaymentDifference()]),
  ],
});
