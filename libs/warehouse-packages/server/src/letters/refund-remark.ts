import type { Language } from '@caravan/kernel';

/** What stands beside a returned fee in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> => ({
  en: `Fee of package ${number} returned`,
  zh: `包裹 ${number} 运费退回`,
});
