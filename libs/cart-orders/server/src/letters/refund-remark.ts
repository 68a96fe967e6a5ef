import type { Language } from '@caravan/kernel';

/** What stands beside a refund in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> => ({
  en: `Refund of order ${number}`,
  zh: `订单 ${number} 退款`,
});
