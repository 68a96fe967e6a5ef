import { formatInstant, type Language } from '@caravan/kernel';
import type { WholePick } from '../use-cases/picks.ts';
import type { Label } from './label-page.ts';

const words = {
  en: { title: 'Pick list', packages: 'Packages', made: 'Made', noBin: 'No bin' },
  zh: { title: '拣货单', packages: '包裹', made: '创建时间', noBin: '无库位' },
} as const satisfies Record<Language, object>;

/** The sheet of a pick list: its goods by bin, in walking order. */
export const pickLabel = ({ pick, packages, lines }: WholePick, language: Language): Label => {
  const text = words[language];
  return {
    language,
    title: text.title,
    code: pick.id,
    lines: [],
    facts: [
      [text.made, formatInstant(pick.createdAt.toISOString(), language)],
      [text.packages, packages.map(({ number }) => number).join(' ')],
      ...lines.map(
        ({ bin, item }) =>
          [
            bin ?? text.noBin,
            [`${item.quantity} ×`, item.number, item.name, item.spec].filter(Boolean).join(' '),
          ] as const,
      ),
    ],
  };
};
