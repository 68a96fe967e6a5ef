import { defaultLanguage, languageTable, type Language } from '@caravan/kernel';
import type { MeasureKind } from '@caravan/warehouse-packages/contract';

/** The unit in which something is measured. */
export const measureUnit = (what: MeasureKind): 'g' | 'mm' => (what === 'weight' ? 'g' : 'mm');

/** `525` → `525 mm (52.5 cm)`, in German `525 mm (52,5 cm)`, or `525 g` for a weight. */
export const measureText = (what: MeasureKind, value: number, language: Language = defaultLanguage): string => {
  const text = `${value}\u00a0${measureUnit(what)}`;
  const centimetres = String(value / 10).replace('.', languageTable[language].numbers.decimal);
  return what === 'weight' ? text : `${text} (${centimetres}\u00a0cm)`;
};

/** How far a measured value is from the stated one: `+20 mm`, `−20 mm`; null if they are the same. */
export const measureDifference = (what: MeasureKind, stated: number, measured: number): string | null => {
  const difference = measured - stated;
  if (difference === 0) return null;
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}\u00a0${measureUnit(what)}`;
};
