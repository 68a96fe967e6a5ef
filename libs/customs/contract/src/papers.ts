/** The papers that go with a parcel: the forms of the Universal Postal Union, and the invoice of couriers. */
export const paperKinds = ['cn22', 'cn23', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Categories of contents on the forms of the Universal Postal Union, in their order. */
export const contentsCategories = [
  'gift',
  'documents',
  'commercial_sample',
  'returned_goods',
  'sale_of_goods',
  'other',
] as const;
export type ContentsCategory = (typeof contentsCategories)[number];

/** Papers cannot be made without payment, the contents, the recipient's number, or the sender. */
export const paperGaps = ['payment', 'declaration', 'tax_number', 'sender'] as const;
export type PaperGap = (typeof paperGaps)[number];
