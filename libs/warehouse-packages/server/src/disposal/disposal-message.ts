import { formatUtcAndBeijing, inEachLanguage, inLanguages, languageTable, type Language } from '@caravan/kernel';
import type { MailContent, TextNews } from '@caravan/server-core';
import { type DisposalWarning } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { storageFees, weightFacts } from '../store/goods-facts.ts';
import { goodsWords } from '../store/goods-words.ts';
import { listOfNames } from '../messages/name-list.ts';
import type { PackageMessage } from '../messages/package-message.ts';

type DisposedItem = Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG'>;
type DueItem = DisposedItem & Pick<StoreItemRow, 'storageFeeFen' | 'storageMaxFen'>;

/** Goods with the warning that is sent now, and the time of disposal that it announces. */
export interface WarnedItem {
  item: DueItem;
  days: DisposalWarning;
  at: Date;
}

/** Warnings so many days before the disposal are also told by a text message. */
const textedDays = 7;

const dateOf = ({ days, at }: WarnedItem, language: Language): string => {
  const { date, inDays } = goodsWords[language];
  return date(inDays(days), formatUtcAndBeijing(at.toISOString(), language));
};

/** The warned goods by their time, the soonest first. */
const byTime = (warned: readonly WarnedItem[]): WarnedItem[][] =>
  [...Map.groupBy(warned, ({ days }) => days).entries()].sort(([a], [b]) => a - b).map(([, group]) => group);

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const linesOf = (warned: readonly WarnedItem[], language: Language): string =>
  byTime(warned)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const names = listOfNames(group.map(({ item }) => item.name))[language];
      return `${upperFirst(dateOf(first, language))}${languageTable[language].marks.colon}${names}`;
    })
    .join('\n\n');

/** One warning for all goods of a shopper that are due, the soonest first. */
export const disposalMessage = (warned: readonly WarnedItem[]): PackageMessage & { mail: MailContent } => {
  const soonest = Math.min(...warned.map(({ days }) => days));
  const first = new Date(Math.min(...warned.map(({ at }) => at.getTime())));
  const text: TextNews = { event: 'disposal', number: null, until: first };
  return {
    kind: 'goods_disposal',
    ...(soonest <= textedDays ? { text } : {}),
    ...inEachLanguage((language) => {
      const { inDays, warning } = goodsWords[language];
      const { fee, most } = storageFees(
        warned.map(({ item }) => item),
        language,
      );
      return { title: warning.title(inDays(soonest)), body: warning.body(linesOf(warned, language), fee, most) };
    }),
    mail: {
      event: inLanguages((language) => {
        const { inDays, warning } = goodsWords[language];
        return warning.event(inDays(soonest));
      }),
      refs: [...new Set(warned.map(({ item }) => item.orderNumber))],
      goods: byTime(warned)
        .flat()
        .map((one) => {
          const { id, name, image, weightG } = one.item;
          const weight = weightFacts(weightG);
          const facts = inLanguages((language) => [
            ...weight[language],
            goodsWords[language].warning.fact(dateOf(one, language)),
          ]);
          return { name, image, itemIds: [id], facts };
        }),
      showsGoods: true,
    },
  };
};

/** The message about goods that staff disposed of. */
export const disposedMessage = (item: DisposedItem): PackageMessage & { mail: MailContent } => {
  const { id, name, orderNumber, image, weightG } = item;
  return {
    kind: 'goods_disposal',
    ...inEachLanguage((language) => {
      const { title, body } = goodsWords[language].disposed;
      return { title, body: body(name, orderNumber) };
    }),
    mail: {
      event: inLanguages((language) => goodsWords[language].disposed.event),
      refs: [orderNumber],
      goods: [{ name, image, itemIds: [id], facts: weightFacts(weightG) }],
      showsGoods: true,
    },
  };
};
