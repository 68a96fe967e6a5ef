import { inEachLanguage, inLanguages } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { PackageContext } from '../../core/package-context.ts';
import { listOfNames } from '../../messages/name-list.ts';
import { weightFacts } from '../goods-facts.ts';
import { goodsWords } from '../goods-words.ts';
import type { StoreItemRow } from '../store-item.table.ts';
import { itemsByIds } from '../warehouse.repo.ts';

/** Shoppers are told that goods that a count did not find are searched for, and that they were found. */
type SearchEvent = 'found' | 'searched';

const messageOf = (event: SearchEvent, goods: readonly StoreItemRow[]) => {
  const list = listOfNames(goods.map(({ name }) => name));
  return {
    kind: 'goods_missing' as const,
    ...inEachLanguage((language) => {
      const { title, body } = goodsWords[language][event];
      return { title, body: body(list[language]) };
    }),
    mail: {
      event: inLanguages((language) => goodsWords[language][event].event),
      refs: [...new Set(goods.map(({ orderNumber }) => orderNumber))],
      goods: goods.map(({ id, name, image, weightG }) => ({
        name,
        image,
        itemIds: [id],
        facts: weightFacts(weightG),
      })),
      showsGoods: true,
    },
  };
};

/** Tells each shopper, with one message, that goods of theirs are searched for or were found. */
export const tellOfSearch = async (
  tx: Tx,
  { notifier }: Pick<PackageContext, 'notifier'>,
  event: SearchEvent,
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  if (!ids.length) return;
  const link = warehousePackagesPaths.store.href();
  const items = (await itemsByIds(tx, ids)).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [userId, goods] of Map.groupBy(items, (item) => item.userId)) {
    const key = `${event} ${goods[0]?.id ?? ''} ${at.toISOString()}`;
    await notifier().send(tx, { ...messageOf(event, goods), userId, key, link });
  }
};
