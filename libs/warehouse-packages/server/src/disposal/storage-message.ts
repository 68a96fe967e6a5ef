import { disposalDays, storageFeeFenPerDay, storageMaxFeeFen } from '@caravan/content/contract';
import { formatFen, inEachLanguage, inLanguages } from '@caravan/kernel';
import type { MailContent } from '@caravan/server-core';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { shelfFacts } from '../store/goods-facts.ts';
import { goodsWords } from '../store/goods-words.ts';
import { listOfNames } from '../messages/name-list.ts';
import type { PackageMessage } from '../messages/package-message.ts';

/** The warning that free storage of some goods ends soon. */
export const storageMessage = (
  goods: readonly Pick<StoreItemRow, 'id' | 'name' | 'orderNumber' | 'image' | 'weightG' | 'storedAt'>[],
  days: number,
): PackageMessage & { mail: MailContent } => {
  const list = listOfNames(goods.map(({ name }) => name));
  return {
    kind: 'storage_ending',
    ...inEachLanguage((language) => {
      const { title, body } = goodsWords[language].storageEnding;
      const [fee, most] = [formatFen(storageFeeFenPerDay, language), formatFen(storageMaxFeeFen, language)];
      const ending = { days, list: list[language], fee, most, disposalDays, warnings: disposalWarnings };
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
