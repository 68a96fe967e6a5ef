/** Weight in whole grams. */
export type Gram = number;
/** Length in whole millimetres. */
export type Millimetre = number;

/** `1240` → `1.24 kg`, `860` → `0.86 kg`: kilograms with two decimals, as in the warehouse. */
export const formatWeight = (grams: Gram): string => `${(grams / 1000).toFixed(2)}\u00a0kg`;

/** `320 × 280 × 90` mm → `32 × 28 × 9 cm`. */
export const formatSize = (length: Millimetre, width: Millimetre, height: Millimetre): string =>
  `${[length, width, height].map((side) => Number((side / 10).toFixed(1))).join(' × ')}\u00a0cm`;
