/**
 * The rules of the shop that articles state: a text has their names in double braces, such as `{{refund_hours}}`, and
 * readers see the values, amounts in the form of the text's language (specification 24.58). A number has its words for one
 * and for several behind it if they differ: `{{refund_hours hour/hours}}`.
 */
export const rulePlaceholders = [
  'free_storage_days',
  'storage_fee',
  'storage_max_fee_days',
  'storage_max_fee',
  'refund_hours',
  'review_from_hours',
  'review_to_hours',
  'photo_fee',
  'photo_max_count',
] as const;

export type RulePlaceholder = (typeof rulePlaceholders)[number];
