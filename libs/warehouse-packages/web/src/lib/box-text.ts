import { formatSize, formatWeight } from '@caravan/kernel';
import type { Weighing } from '@caravan/warehouse-packages/contract';

type Box = Pick<Weighing, 'weight_g' | 'length_mm' | 'width_mm' | 'height_mm'>;

/** The weight and the sides of a packed box. */
export const boxText = ({ weight_g: grams, length_mm: length, width_mm: width, height_mm: height }: Box): string =>
  `${formatWeight(grams)} · ${formatSize(length, width, height)}`;
