import { byStaffLanguage, languageTable, type StaffLanguage } from '@caravan/kernel';
import type { PackingKind } from '@caravan/warehouse-packages/contract';
import type { words as en } from './words/en.ts';

export const labelWords = byStaffLanguage(
  import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }),
);

/** The packing options as one line of a label. */
export const packingWords = (chosen: readonly { kind: PackingKind }[], language: StaffLanguage): string =>
  chosen.map(({ kind }) => labelWords[language].package.options[kind]).join(languageTable[language].marks.semicolon);
