import { defaultLanguage, languageTable, type Language } from './language.ts';

/** Weight in whole grams. */
export type Gram = number;
/** Length in whole millimetres. */
export type Millimetre = number;

const written = (figures: string, language: Language): string =>
  figures.replace('.', languageTable[language].numbers.decimal);

/** `1240` → `1.24 kg`, `860` → `0.86 kg`, in German `0,86 kg`: kilograms with two decimals, as in the warehouse. */
export const formatWeight = (grams: Gram, language: Language = defaultLanguage): string =>
  `${written((grams / 1000).toFixed(2), language)}\u00a0kg`;

/** The sides of a box in millimetres. */
export type BoxSides = readonly [length: Millimetre, width: Millimetre, height: Millimetre];

/** `320 × 285 × 90` mm → `32 × 28.5 × 9 cm`, in German `32 × 28,5 × 9 cm`. */
export const formatSize = (...[length, width, height, language = defaultLanguage]: [...BoxSides, Language?]): string =>
  `${[length, width, height].map((side) => written(String(Number((side / 10).toFixed(1))), language)).join(' × ')}\u00a0cm`;
