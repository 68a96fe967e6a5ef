import { useCallback, useEffect, useState } from 'react';
import { maxPageSize } from '@caravan/kernel';
import { useListStoreQuery } from '@caravan/warehouse-packages/api';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { useDrafts, useSearchParams } from '@caravan/web-core';
import { keepChosen, readChosen, stillPackable, withItems, type ChosenGoods, type ChosenItem } from './chosen-goods.ts';
import { itemIdsOf } from './item-ids.ts';

export interface ChosenGoodsState {
  chosen: ChosenGoods;
  isChosen: (id: string) => boolean;
  choose: (items: readonly ChosenItem[], selected: boolean) => void;
  clear: () => void;
}

const nothing: ChosenGoods = [];

/**
 * The goods selected for packing, on all pages of the warehouse. Goods that are not packable leave the selection when
 * their page is shown.
 */
export const useChosenGoods = (inView: readonly StoreItem[] | undefined): ChosenGoodsState => {
  const drafts = useDrafts();
  const [chosen, setChosen] = useState<ChosenGoods>(nothing);
  const change = useCallback(
    (next: (before: ChosenGoods) => ChosenGoods) => {
      setChosen((before) => {
        const after = next(before);
        if (after !== before) keepChosen(drafts, after);
        return after;
      });
    },
    [drafts],
  );

  // The server cannot read this tab's storage, so the selection loads after hydration.
  useEffect(() => setChosen(readChosen(drafts)), [drafts]);
  useEffect(() => {
    if (inView) change((before) => stillPackable(before, inView));
  }, [change, inView]);

  const choose = useCallback(
    (items: readonly ChosenItem[], selected: boolean) => change((before) => withItems(before, items, selected)),
    [change],
  );
  const clear = useCallback(() => change(() => nothing), [change]);
  const ids = new Set(chosen.map(({ id }) => id));
  return { chosen, isChosen: (id) => ids.has(id), choose, clear };
};

/**
 * Adds the goods that `?items=a,b` names to the selection, on whatever page of the warehouse they are. The address then
 * forgets them, so that a reload keeps later changes.
 */
export const useNamedGoods = (choose: ChosenGoodsState['choose']): void => {
  const [search, setSearch] = useSearchParams();
  const ids = itemIdsOf(search);
  const query = { page: 1, page_size: maxPageSize, ids: ids.join(',') };
  const { currentData: named } = useListStoreQuery({ query }, { skip: ids.length === 0 });
  useEffect(() => {
    if (!named || !search.has('items')) return;
    choose(
      named.items.filter(({ id, packable }) => packable && itemIdsOf(search).includes(id)),
      true,
    );
    const rest = new URLSearchParams(search);
    rest.delete('items');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [choose, named, search, setSearch]);
};
