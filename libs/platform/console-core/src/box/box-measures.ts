import { type Gram, formatSize, formatWeight } from '@caravan/kernel';
import { checkWeight } from '../scale/check-weight.ts';

/** The weight and the sides of a box, as calls take them. */
export interface BoxMeasures {
  weight_g: Gram;
  length_mm: number;
  width_mm: number;
  height_mm: number;
}

/** The most that a box may weigh and measure. */
export interface BoxLimits {
  weightG: Gram;
  sideMm: number;
}

/** As typed about a parcel, or as the scale sent them. */
export interface TypedMeasures {
  weight: string;
  length: string;
  width: string;
  height: string;
}

export const noMeasures: TypedMeasures = { weight: '', length: '', width: '', height: '' };

export const sides = ['length', 'width', 'height'] as const;
export type MeasureField = 'weight' | (typeof sides)[number];

/** A side in millimetres, half-width or full-width; null if it is none. */
const sideOf = (typed: string, { sideMm }: BoxLimits): number | null => {
  const text = typed.normalize('NFKC').trim();
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return side > 0 && side <= sideMm ? side : null;
};

/** The fields that are missing or wrong, in their order. */
export const faultsOf = (typed: TypedMeasures, limits: BoxLimits): MeasureField[] => [
  ...('fault' in checkWeight(typed.weight, undefined, limits.weightG) ? ['weight' as const] : []),
  ...sides.filter((side) => sideOf(typed[side], limits) === null),
];

/** Null while something is missing or wrong. */
export const measuresOf = ({ weight, length, width, height }: TypedMeasures, limits: BoxLimits): BoxMeasures | null => {
  const checked = checkWeight(weight, undefined, limits.weightG);
  const length_mm = sideOf(length, limits);
  const width_mm = sideOf(width, limits);
  const height_mm = sideOf(height, limits);
  if ('fault' in checked || length_mm === null || width_mm === null || height_mm === null) return null;
  return { weight_g: checked.grams, length_mm, width_mm, height_mm };
};

/** The weight and the sides of a packed box. */
export const boxWords = ({ weight_g, length_mm, width_mm, height_mm }: BoxMeasures): string =>
  `${formatWeight(weight_g)} · ${formatSize(length_mm, width_mm, height_mm)}`;
