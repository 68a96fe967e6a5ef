import { formatFen } from '@caravan/kernel';
import { storageFeeFenPerDay } from '@caravan/warehouse-packages/contract';
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
export const storageMessage = (names: readonly string[], days: number): PackageMessage => {
  const list = listOf(names);
  const fee = formatFen(storageFeeFenPerDay);
  const left = days === 1 ? '1 day' : `${days} days`;
  return {
    kind: 'storage_ending',
    title: { en: `Free storage ends in ${left}`, zh: `免费仓储还剩 ${days} 天` },
    body: {
      en: `These goods lie in our warehouse free of charge for ${left} more: ${list.en}.\n\nAfter that each of them costs ${fee} a day, charged with the package that takes it.`,
      zh: `以下商品的免费仓储还剩 ${days} 天：${list.zh}。\n\n到期后每件商品每天收取 ${fee} 仓储费，打包时随运费一并结算。`,
    },
  };
};
