/** What station letters are about (decisions.md, Mail and letters). */
export const letterKinds = [
  'welcome',
  'order_in_stock',
  'package_shipped',
  'refund_done',
  'storage_ending',
  'order_cancelled',
  'order_review',
  'refund_rejected',
  'payment_late',
  'remittance_decided',
  'balance_adjusted',
  'package_cancelled',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Those that go out as a mail, too, unless the shopper has switched the mail off. */
export const mailedKinds = ['order_in_stock', 'package_shipped', 'refund_done', 'storage_ending'] as const satisfies readonly LetterKind[];
export type MailedKind = (typeof mailedKinds)[number];
