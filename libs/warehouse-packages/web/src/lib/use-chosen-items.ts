import { useCallback, useEffect, useRef, useState } from 'react';
import { maxPageSize, pageCount } from '@caravan/kernel';
import { listStore, type StoreItem } from '@caravan/warehouse-packages/contract';
import { endpointFor } from '@caravan/web-core';

export interface ChosenItemsState {
  /** The goods that were named, in that order; undefined until all pages of the shelf that hold them are there. */
  items: readonly StoreItem[] | undefined;
  /** Some that were named are not on the shelf any more. */
  someGone: boolean;
  failed: boolean;
  /** Looks again; what is in view stays until the answer is there. */
  reload: () => Promise<void>;
}

/** Goods of the shelf by their ids; the shelf is read page by page until all are found. */
export const useChosenItems = (ids: readonly string[]): ChosenItemsState => {
  const [ask] = endpointFor(listStore).useLazyQuery();
  const [items, setItems] = useState<readonly StoreItem[]>();
  const [failed, setFailed] = useState(false);
  const round = useRef(0);
  const named = ids.join(',');

  const reload = useCallback(async (): Promise<void> => {
    round.current += 1;
    const mine = round.current;
    const wanted = named.split(',');
    const found = new Map<string, StoreItem>();
    setFailed(false);
    for (let page = 1, pages = 1; page <= pages && found.size < wanted.length; page += 1) {
      const { data } = await ask({ query: { page, page_size: maxPageSize } });
      if (round.current !== mine) return;
      if (!data) return setFailed(true);
      for (const item of data.items) {
        if (wanted.includes(item.id)) found.set(item.id, item);
      }
      pages = pageCount(data);
    }
    setItems(wanted.flatMap((id) => found.get(id) ?? []));
  }, [ask, named]);

  useEffect(() => {
    void reload();
    return () => {
      round.current += 1;
    };
  }, [reload]);

  return { items, someGone: items !== undefined && items.length < ids.length, failed: failed && items === undefined, reload };
};
