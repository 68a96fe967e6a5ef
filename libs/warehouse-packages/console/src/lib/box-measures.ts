import { checkWeight } from '@caravan/console-core';
import { maxWeighedG, maxWeighedMm, type WeighingMeasures } from '@caravan/warehouse-packages/contract';

/** What was typed about a parcel, or came from the scale. */
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
const sideOf = (typed: string): number | null => {
  const text = typed.normalize('NFKC').trim();
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return side > 0 && side <= maxWeighedMm ? side : null;
};

/** The fields that are missing or wrong, in their order. */
export const faultsOf = (typed: TypedMeasures): MeasureField[] => [
  ...('fault' in checkWeight(typed.weight, undefined, maxWeighedG) ? ['weight' as const] : []),
  ...sides.filter((side) => sideOf(typed[side]) === null),
];

/** Null while something is missing or wrong. */
export const measuresOf = ({ weight, length, width, height }: TypedMeasures): WeighingMeasures | null => {
  const checked = checkWeight(weight, undefined, maxWeighedG);
  const [length_mm, width_mm, height_mm] = [sideOf(length), sideOf(width), sideOf(height)];
  if ('fault' in checked || length_mm === null || width_mm === null || height_mm === null) return null;
  return { weight_g: checked.grams, length_mm, width_mm, height_mm };
};
