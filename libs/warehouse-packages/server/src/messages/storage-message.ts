import type { MailContent } from '@caravan/account/port';
import { formatFen } from '@caravan/kernel';
import {
  disposalDays,
  disposalWarnings,
  storageFeeFenPerDay,
  storageMaxFeeFen,
} from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { shelfFacts } from './goods-facts.ts';
import { listOfNames } from './name-list.ts';
import type { PackageMessage } from './package-message.ts';

/** The warning that free storage of some goods ends soon. */
export const storageMessage = (
  goods: readonly Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG' | 'storedAt'>[],
  days: number,
): PackageMessage & { mail: MailContent } => {
  const list = listOfNames(goods.map(({ name }) => name));
  const fee = formatFen(storageFeeFenPerDay);
  const most = formatFen(storageMaxFeeFen);
  const [first, second, last] = disposalWarnings;
  const left = days === 1 ? '1 day' : `${days} days`;
  const title = { en: `Free storage ends in ${left}`, zh: `免费仓储还剩 ${days} 天` };
  return {
    kind: 'storage_ending',
    title,
    body: {
      en: `These goods lie in our warehouse free of charge for ${left} more: ${list.en}.\n\nAfter that each of them costs ${fee} a day, ${most} at most, charged with the package that takes it. Goods that are still here ${disposalDays} days after their arrival are disposed of; we write to you ${first}, ${second} and ${last} days before.`,
      zh: `以下商品的免费仓储还剩 ${days} 天：${list.zh}。\n\n到期后每件商品每天收取 ${fee} 仓储费，最多 ${most}，打包时随运费一并结算。入库满 ${disposalDays} 天仍未寄出的商品将作处置，我们会提前 ${first} 天、${second} 天和 ${last} 天通知您。`,
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
