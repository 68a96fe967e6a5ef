import type { Language } from '@caravan/kernel';

/** What a shopper reads of an order beside its amount. */
export const orderTitle = (number: string, shopName: string | null): Record<Language, string> => ({
  en: shopName ? `Order ${number} · ${shopName}` : `Order ${number}`,
  zh: shopName ? `订单 ${number} · ${shopName}` : `订单 ${number}`,
});
