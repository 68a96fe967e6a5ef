import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/fund-payment/api');

export const pages = {
  payment: () => import('./pages/payment/payment.page.tsx'),
  payResult: () => import('./pages/pay-result/pay-result.page.tsx'),
  recharge: () => import('./pages/recharge/recharge.page.tsx'),
  westpay: () => import('./pages/westpay/westpay.page.tsx'),
  verify: () => import('./pages/verify/verify.page.tsx'),
  receipt: () => import('./pages/receipt/receipt.page.tsx'),
  fund: () => import('./pages/fund/fund.page.tsx'),
};

export const lazySlots = {
  payMethods: () => import('./slots/pay-methods.slot.tsx'),
};
