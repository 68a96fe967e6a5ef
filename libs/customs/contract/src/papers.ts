/** The papers that go with a parcel: the forms of the Universal Postal Union, and the invoice of couriers. */
export const paperKinds = ['cn22', 'cn23', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What the forms of the Universal Postal Union call the contents of a parcel, in their order. */
export const contentsCategories = [
  'gift',
  'documents',
  'commercial_sample',
  'returned_goods',
  'sale_of_goods',
  'other',
] as const;
export type ContentsCategory = (typeof contentsCategories)[number];

/** What is missing before papers can be made: payment, the contents, the recipient's number, or who sends. */
export const paperGaps = ['payment', 'declaration', 'tax_number', 'sender'] as const;
export type PaperGap = (typeof paperGaps)[number];
