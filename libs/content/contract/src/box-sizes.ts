import type { BoxSize } from './box-sizes.schema.ts';

/** The most sizes of a shop. */
export const maxBoxSizes = 20;

/** The sizes until an owner sets others. */
export const firstBoxSizes: readonly BoxSize[] = [
  { code: 'XS', length_mm: 150, width_mm: 100, height_mm: 50 },
  { code: 'S', length_mm: 200, width_mm: 150, height_mm: 100 },
  { code: 'M', length_mm: 300, width_mm: 200, height_mm: 150 },
  { code: 'L', length_mm: 400, width_mm: 300, height_mm: 200 },
  { code: 'XL', length_mm: 600, width_mm: 400, height_mm: 300 },
];
