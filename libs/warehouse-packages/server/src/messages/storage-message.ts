import type { MailContent } from '@caravan/account/port';
import { formatFen } from '@caravan/kernel';
import { storageFeeFenPerDay } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { shelfFacts } from './goods-facts.ts';
import type { PackageMessage } from './package-message.ts';

/** The number of names in one message; the others are counted. */
const maxNames = 5;

const listOf = (names: readonly string[]) => {
  const more = names.length - maxNames;
  return {
    en: names.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    zh: names.slice(0, maxNames).join('、') + (more > 0 ? `等 ${names.length} 件商品` : ''),
  };
};

/** The warning that free storage of some goods ends soon. */
export const storageMessage = (
  goods: readonly Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG' | 'storedAt'>[],
  days: number,
): PackageMessage & { mail: MailContent } => {
  const names = goods.map(({ name }) => name);
  const list = listOf(names);
  const fee = formatFen(storageFeeFenPerDay);
  const left = days === 1 ? '1 day' : `${days} days`;
  const title = { en: `Free storage ends in ${left}`, zh: `免费仓储还剩 ${days} 天` };
  return {
    kind: 'storage_ending',
    title,
    body: {
      en: `These goods lie in our warehouse free of charge for ${left} more: ${list.en}.\n\nAfter that each of them costs ${fee} a day, charged with the package that takes it.`,
      zh: `以下商品的免费仓储还剩 ${days} 天：${list.zh}。\n\n到期后每件商品每天收取 ${fee} 仓储费，打包时随运费一并结算。`,
    },
    mail: {
      event: title,
      refs: [...new Set(goods.map(({ orderNumber }) => orderNumber))],
      goods: goods.map((item) => ({
        name: item.name,
        image: item.image,
        itemIds: [item.id],
        facts: shelfFacts(item, days),
      })),
      showsGoods: true,
    },
  };
};
