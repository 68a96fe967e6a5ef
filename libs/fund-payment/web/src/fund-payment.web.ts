import { fundPaymentPaths, receiptsPaths } from '@caravan/routes';
import { guarded, inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** Payment, its result, top-ups, Western Union, the wallet, and the check of its statements. */
export const fundPaymentWeb: WebFeature = {
  id: 'fund-payment',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/fund-payment/api'),
  routes: [
    guarded(fundPaymentPaths.payment.pattern, () => import('./pages/payment/payment.page.tsx')),
    guarded(fundPaymentPaths.payResult.pattern, () => import('./pages/pay-result/pay-result.page.tsx')),
    guarded(fundPaymentPaths.recharge.pattern, () => import('./pages/recharge/recharge.page.tsx')),
    guarded(fundPaymentPaths.westpay.pattern, () => import('./pages/westpay/westpay.page.tsx')),
    {
      path: receiptsPaths.verify.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/verify/verify.page.tsx'),
    },
    inAccount(receiptsPaths.receipt.pattern, () => import('./pages/receipt/receipt.page.tsx')),
    inAccount(fundPaymentPaths.fund.pattern, () => import('./pages/fund/fund.page.tsx')),
  ],
};
