import { fundPaymentPaths, receiptsPaths } from '@caravan/routes';
import { featureCode, guarded, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./fund-payment.pages.ts'));

/** Payment, its result, top-ups, Western Union, the wallet, and the check of its statements. */
export const fundPaymentWeb: WebFeature = {
  id: 'fund-payment',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    guarded(fundPaymentPaths.payment.pattern, code.page('payment')),
    guarded(fundPaymentPaths.payResult.pattern, code.page('payResult')),
    guarded(fundPaymentPaths.recharge.pattern, code.page('recharge')),
    guarded(fundPaymentPaths.westpay.pattern, code.page('westpay')),
    {
      path: receiptsPaths.verify.pattern,
      layout: 'default',
      sitemap: true,
      load: code.page('verify'),
    },
    inAccount(receiptsPaths.receipt.pattern, code.page('receipt')),
    inAccount(fundPaymentPaths.fund.pattern, code.page('fund')),
  ],
  lazySlots: { payMethods: code.lazySlot(({ payMethods }) => payMethods) },
};
