import type { MeasureKind } from '@caravan/warehouse-packages/contract';

/** The unit in which something is measured. */
export const measureUnit = (what: MeasureKind): 'g' | 'mm' => (what === 'weight' ? 'g' : 'mm');

/** `520` → `520 mm (52 cm)`, or `520 g` for a weight. */
export const measureText = (what: MeasureKind, value: number): string => {
  const text = `${value}\u00a0${measureUnit(what)}`;
  return what === 'weight' ? text : `${text} (${value / 10}\u00a0cm)`;
};

/** How far a measured value is from the stated one: `+20 mm`, `−20 mm`; null if they are the same. */
export const measureDifference = (what: MeasureKind, stated: number, measured: number): string | null => {
  const difference = measured - stated;
  if (difference === 0) return null;
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}\u00a0${measureUnit(what)}`;
};
