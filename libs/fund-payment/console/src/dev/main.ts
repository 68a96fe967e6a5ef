import { startConsoleHarness } from '@caravan/console-core/dev';
import {
  aDispute,
  aLedgerTransaction,
  aPaymentDifference,
  aStaffPaymentDetail,
} from '@caravan/fund-payment/contract/testing/staff';
import { fundPaymentConsole } from '../fund-payment.console.ts';
import { claimHandlers, moneyHandlers } from '../mocks/fund-payment.handlers.ts';

void startConsoleHarness({
  feature: fundPaymentConsole,
  handlers: [
    ...moneyHandlers([aStaffPaymentDetail()], [aLedgerTransaction()]),
    ...claimHandlers([aDispute()], [aPaymentDifference()]),
  ],
});
