import type { MailContent } from '@caravan/account/port';
import { formatFen, formatUtcAndBeijing, type Language } from '@caravan/kernel';
import { storageFeeFenPerDay, storageMaxFeeFen, type DisposalWarning } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { weightFacts } from './goods-facts.ts';
import { listOfNames } from './name-list.ts';
import type { PackageMessage } from './package-message.ts';

type DisposedItem = Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG'>;

/** Goods with the warning that is sent now, and the time of disposal that it announces. */
export interface WarnedItem {
  item: DisposedItem;
  days: DisposalWarning;
  at: Date;
}

const inDays = (days: number): Record<Language, string> => ({
  en: days === 1 ? 'in 1 day' : `in ${days} days`,
  zh: `${days} 天后`,
});

const dateOf = ({ days, at }: WarnedItem): Record<Language, string> => {
  const [left, iso] = [inDays(days), at.toISOString()];
  return {
    en: `${left.en}, on ${formatUtcAndBeijing(iso, 'en')}`,
    zh: `${left.zh}，即 ${formatUtcAndBeijing(iso, 'zh')}`,
  };
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
      return `${upperFirst(dateOf(first)[language])}${language === 'en' ? ': ' : '：'}${names}`;
    })
    .join('\n\n');

/** One warning for all goods of a shopper that are due, the soonest first. */
export const disposalMessage = (warned: readonly WarnedItem[]): PackageMessage & { mail: MailContent } => {
  const soonest = inDays(Math.min(...warned.map(({ days }) => days)));
  const fee = formatFen(storageFeeFenPerDay);
  const most = formatFen(storageMaxFeeFen);
  return {
    kind: 'goods_disposal',
    title: { en: `We dispose of goods ${soonest.en}`, zh: `商品将在 ${soonest.zh}处置` },
    body: {
      en: `The storage of these goods ends. Please pack them before the date: afterwards we dispose of them, and nothing is refunded for them.\n\n${linesOf(warned, 'en')}\n\nTheir storage costs ${fee} a day for each item, ${most} at most, charged with the package that takes them.`,
      zh: `以下商品的保管期即将结束，请在所示日期前打包寄出；逾期我们将作处置，费用不予退还。\n\n${linesOf(warned, 'zh')}\n\n仓储费每件每天 ${fee}，最多 ${most}，打包时随运费一并结算。`,
    },
    mail: {
      event: { en: `Disposed of ${soonest.en}`, zh: `将在 ${soonest.zh}处置` },
      refs: [...new Set(warned.map(({ item }) => item.orderNumber))],
      goods: byTime(warned)
        .flat()
        .map((one) => {
          const [weight, date] = [weightFacts(one.item.weightG), dateOf(one)];
          return {
            name: one.item.name,
            image: one.item.image,
            itemIds: [one.item.id],
            facts: { en: [...weight.en, `Disposed of ${date.en}`], zh: [...weight.zh, `处置日期：${date.zh}`] },
          };
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
    title: { en: 'We disposed of goods', zh: '您的商品已处置' },
    body: {
      en: `We disposed of ${name} of order ${orderNumber}, because it was still in our warehouse at the end of its storage. Its storage costs you nothing, and nothing is refunded.`,
      zh: `订单 ${orderNumber} 的商品 ${name} 保管到期仍未寄出，我们已作处置。仓储费不再收取，商品费用不予退还。`,
    },
    mail: {
      event: { en: 'Disposed of', zh: '已处置' },
      refs: [orderNumber],
      goods: [{ name, image, itemIds: [id], facts: weightFacts(weightG) }],
      showsGoods: true,
    },
  };
};
