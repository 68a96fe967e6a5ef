import { definePath } from '@caravan/kernel';

/** Payment and the wallet (specification 2). */
export const fundPaymentPaths = {
  /** `?kind=&refs=` */
  payment: definePath('/payment'),
  /** `?payment_id=` */
  payResult: definePath('/payment/payResult'),
  recharge: definePath('/payment/recharge'),
  /** `?payment_id=` */
  westpay: definePath('/payment/westpay'),
  fund: definePath('/mine/fund'),
};
