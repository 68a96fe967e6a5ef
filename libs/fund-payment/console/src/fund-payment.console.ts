import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { fundPaymentConsolePaths as paths } from '@caravan/routes/console';

/** Where finance follows money: payments, the ledger, disputes, differences with providers, and approvals. */
export const fundPaymentConsole: ConsoleFeature = {
  id: 'fund-payment-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/fund-payment/api/staff'),
  routes: [
    consolePage(paths.payments.pattern, () => import('./pages/payments/payments.page.tsx')),
    consolePage(paths.payment.pattern, () => import('./pages/payment/payment.page.tsx')),
    consolePage(paths.ledger.pattern, () => import('./pages/ledger/ledger.page.tsx')),
    consolePage(paths.transaction.pattern, () => import('./pages/transaction/transaction.page.tsx')),
    consolePage(paths.disputes.pattern, () => import('./pages/disputes/disputes.page.tsx')),
    consolePage(paths.dispute.pattern, () => import('./pages/dispute/dispute.page.tsx')),
    consolePage(paths.differences.pattern, () => import('./pages/differences/differences.page.tsx')),
    consolePage(paths.approvals.pattern, () => import('./pages/approvals/approvals.page.tsx')),
    consolePage(paths.approval.pattern, () => import('./pages/approval/approval.page.tsx')),
    consolePage(paths.approvalRule.pattern, () => import('./pages/approval-rule/approval-rule.page.tsx')),
  ],
  lazySlots: {
    askApproval: () => import('./slots/ask-approval.slot.tsx'),
    approval: () => import('./slots/approval.slot.tsx'),
    approvalTitle: () => import('./slots/approval-title.slot.tsx'),
    adjustBalance: () => import('./slots/adjust-balance.slot.tsx'),
  },
  queues: {
    remit: () => import('./queues/remit.view.tsx'),
    dispute: () => import('./queues/dispute.view.tsx'),
  },
};
