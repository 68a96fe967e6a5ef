/** What the search of the console finds, in the order of its answers. */
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
