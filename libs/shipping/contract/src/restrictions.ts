/** Properties of goods that carriers may refuse or that need a special shipping method. */
export const restrictions = [
  'battery',
  'liquid',
  'powder',
  'food',
  'cosmetics',
  'magnet',
  'medicine',
  'blade',
  'branded',
  'fragile',
] as const;

export type Restriction = (typeof restrictions)[number];
