import type { Restriction } from '@caravan/shipping/contract';
import { languageTable, type Language } from '@caravan/kernel';
import { words } from '../../words/words.ts';

/** The kinds of goods as part of a sentence. */
export const restrictionWords = (restrictions: readonly Restriction[], language: Language): string =>
  restrictions
    .map((restriction) => words[language].restriction[restriction])
    .join(languageTable[language].marks.enumeration);
