import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { getExchangeRateContract } from '@caravan/content/contract/schema';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { fundPaymentWeb } from '../fund-payment.web.ts';
import { exampleAnswers, exampleHandlers } from '../mocks/example-payments.ts';

export const harness: HarnessOptions = {
  feature: fundPaymentWeb,
  pages: [
    '/payment?kind=order&refs=CV2611A0001,CV2611A0002,CV2611A0003',
    '/payment?kind=order&refs=CV2611A0004',
    '/payment?kind=order&refs=CV2611A0003',
    '/payment?kind=package&refs=PK2611A0001',
    '/payment',
    '/payment/payResult?payment_id=by_balance',
    '/payment/payResult?payment_id=by_sandbox',
    '/payment/payResult?payment_id=failed',
    '/payment/westpay?payment_id=by_westpay',
    '/payment/recharge',
    '/mine/fund',
    '/mine/receipt?order=CV2611A1B2C3D',
    '/verify',
  ],
  loggedIn: true,
  handlers: [
    ...exampleHandlers,
    mockEndpoint(verifySessionContract, () => aVerified()),
    mockEndpoint(getUserInfoContract, () => aUserInfo({ balance_fen: exampleAnswers.balanceFen })),
    mockEndpoint(getExchangeRateContract, () => ({ from: 'CNY', to: 'EUR', rate: '0.1214', as_of: '2026-11-20' })),
  ],
};
