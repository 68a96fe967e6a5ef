import type { MessageKind } from '@caravan/kernel';

/** The kinds that also go out as a mail, unless the shopper has switched that mail off. */
export const mailedKinds = [
  'order_in_stock',
  'package_shipped',
  'refund_done',
  'storage_ending',
  'goods_disposal',
  'goods_missing',
  'own_parcel',
  'order_question',
  'package_weighed',
  'service_done',
  'package_claim',
  'support_answer',
] as const satisfies readonly MessageKind[];
export type MailedKind = (typeof mailedKinds)[number];
