import { useCallback, useEffect, useState } from 'react';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { keepChosen, readChosen, stillPackable, withItems, type ChosenGoods } from './chosen-goods.ts';

export interface ChosenGoodsState {
  chosen: ChosenGoods;
  isChosen: (id: string) => boolean;
  choose: (items: readonly StoreItem[], selected: boolean) => void;
  clear: () => void;
}

const nothing: ChosenGoods = [];

/**
 * The goods selected for packing, on all pages of the warehouse. Goods that are not packable leave the selection when
 * their page is shown.
 */
export const useChosenGoods = (inView: readonly StoreItem[] | undefined): ChosenGoodsState => {
  const [chosen, setChosen] = useState<ChosenGoods>(nothing);
  const change = useCallback((next: (before: ChosenGoods) => ChosenGoods) => {
    setChosen((before) => {
      const after = next(before);
      if (after !== before) keepChosen(after);
      return after;
    });
  }, []);

  // The server cannot read this tab's storage, so the selection loads after hydration.
  useEffect(() => setChosen(readChosen()), []);
  useEffect(() => {
    if (inView) change((before) => stillPackable(before, inView));
  }, [change, inView]);

  const choose = useCallback(
    (items: readonly StoreItem[], selected: boolean) => change((before) => withItems(before, items, selected)),
    [change],
  );
  const clear = useCallback(() => change(() => nothing), [change]);
  const ids = new Set(chosen.map(({ id }) => id));
  return { chosen, isChosen: (id) => ids.has(id), choose, clear };
};
