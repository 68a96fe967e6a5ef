import { disposalDays } from '@caravan/content/contract';
import { inEachLanguage, inLanguages } from '@caravan/kernel';
import type { MailContent, TextNews } from '@caravan/server-core';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { shelfFacts, storageFees } from '../store/goods-facts.ts';
import { goodsWords } from '../store/goods-words.ts';
import { withoutSearches, type StoredSince } from './storage-pause.ts';
import { listOfNames } from '../messages/name-list.ts';
import type { PackageMessage } from '../messages/package-message.ts';
import { freeUntil, type PricedStorage } from './storage-fee.ts';

/** Warnings so many days before the end are also told by a text message. */
const textedDays = 3;

/** The warning that free storage of some goods ends soon. */
export const storageMessage = (
  goods: readonly (PricedStorage &
    StoredSince &
    Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG'>)[],
  days: number,
): PackageMessage & { mail: MailContent } => {
  const list = listOfNames(goods.map(({ name }) => name));
  // Nobody is warned of goods that are searched for, so the moment does not matter.
  const firstEnd = Math.min(...goods.map((item) => freeUntil(withoutSearches(item, item.storedAt)).getTime()));
  const text: TextNews = { event: 'storage', number: null, until: new Date(firstEnd) };
  return {
    kind: 'storage_ending',
    ...(days <= textedDays ? { text } : {}),
    ...inEachLanguage((language) => {
      const { title, body } = goodsWords[language].storageEnding;
      const fees = storageFees(goods, language);
      const ending = { days, list: list[language], ...fees, disposalDays, warnings: disposalWarnings };
      return { title: title(days), body: body(ending) };
    }),
    mail: {
      event: inLanguages((language) => goodsWords[language].storageEnding.title(days)),
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
