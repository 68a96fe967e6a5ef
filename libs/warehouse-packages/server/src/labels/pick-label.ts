import { formatInstant, type StaffLanguage } from '@caravan/kernel';
import { slotOf } from '../packages/packing/present-pick.ts';
import type { WholePick } from '../packages/packing/picks.ts';
import type { Label } from './label-page.ts';
import { labelWords } from './label-words.ts';

/** The sheet of a pick list: its goods by bin, in walking order. */
export const pickLabel = (whole: WholePick, language: StaffLanguage): Label => {
  const { pick, packages, lines } = whole;
  const text = labelWords[language].pick;
  return {
    language,
    title: text.title,
    code: pick.id,
    lines: [],
    facts: [
      [text.made, formatInstant(pick.createdAt.toISOString(), language)],
      [text.packages, packages.map(({ number }) => `${slotOf(whole, number)} ${number}`).join(' · ')],
      ...lines.map(
        ({ bin, item, onList }) =>
          [
            bin ?? text.noBin,
            [slotOf(whole, onList.packageNumber), `${item.quantity} ×`, item.number, item.name, item.spec]
              .filter(Boolean)
              .join(' '),
          ] as const,
      ),
    ],
  };
};
