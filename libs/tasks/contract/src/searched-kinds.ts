/** In the order of the search's answers. */
export const searchedKinds = [
  'order',
  'package',
  'item',
  'parcel',
  'purchase',
  'payment',
  'dispute',
  'person',
  'lead',
  'conversation',
  'bin',
] as const;
