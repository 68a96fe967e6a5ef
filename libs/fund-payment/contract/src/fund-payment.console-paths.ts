import { definePath } from '@caravan/kernel';

/** The console's pages of money, below `/console`. */
export const fundPaymentConsolePaths = {
  /** `q`, `status`, `method`, `kind`, `user`, `from` and `to` filter the list. */
  payments: definePath('/money/payments'),
  payment: definePath('/money/payments/:id'),
  /** `q`, `account`, `type`, `from` and `to` filter the list. */
  ledger: definePath('/money/ledger'),
  /** `status` filters the list. */
  disputes: definePath('/money/disputes'),
  dispute: definePath('/money/disputes/:id'),
  /** `status` filters the list. */
  differences: definePath('/money/differences'),
  transaction: definePath('/money/ledger/:number'),
  /** `state` filters the list. */
  approvals: definePath('/money/approvals'),
  approval: definePath('/money/approvals/:id'),
  /** The amount above which steps of staff need a second person. */
  approvalRule: definePath('/settings/approvals'),
};
