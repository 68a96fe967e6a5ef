import { formatSize, formatWeight } from '@caravan/kernel';
import type { BoxMeasures } from './box-measures.ts';

/** The weight and the sides of a packed box. */
export const boxWords = ({ weight_g, length_mm, width_mm, height_mm }: BoxMeasures): string =>
  `${formatWeight(weight_g)} · ${formatSize(length_mm, width_mm, height_mm)}`;
