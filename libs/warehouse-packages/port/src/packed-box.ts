import type { Gram } from '@caravan/kernel';
import type { ParcelRehearsal } from '@caravan/warehouse-packages/contract';

/** The weight and the sides of a packed box. */
interface Measured {
  weightG: Gram;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** The weight and the sides of a packed box. */
export const presentBox = ({ weightG, lengthMm, widthMm, heightMm }: Measured): Omit<ParcelRehearsal, 'number'> => ({
  weight_g: weightG,
  length_mm: lengthMm,
  width_mm: widthMm,
  height_mm: heightMm,
});

/** Whether a weight is so far from the expected one that it was probably mistyped. */
export const isImplausible = (weighedG: Gram, expectedG: Gram): boolean =>
  weighedG > expectedG * 3 || weighedG * 3 < expectedG;
