import type { ParcelRehearsal } from '@caravan/warehouse-packages/contract';
import type { Measured } from '@caravan/shipping/port';

/** The weight and the sides of a packed box. */
export const presentBox = ({ weightG, lengthMm, widthMm, heightMm }: Measured): Omit<ParcelRehearsal, 'number'> => ({
  weight_g: weightG,
  length_mm: lengthMm,
  width_mm: widthMm,
  height_mm: heightMm,
});
