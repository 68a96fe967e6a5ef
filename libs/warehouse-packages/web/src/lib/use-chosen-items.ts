import { useCallback, useEffect, useRef, useState } from 'react';
import { maxPageSize, pageCount } from '@caravan/kernel';
import { useLazyListStoreQuery } from '@caravan/warehouse-packages/api';
import { type StoreItem } from '@caravan/warehouse-packages/contract';

export interface ChosenItemsState {
  /** The requested goods in order; undefined until all pages that hold them are loaded. */
  items: readonly StoreItem[] | undefined;
  /** True if some of the requested goods are not in the warehouse any more. */
  someGone: boolean;
  failed: boolean;
  /** Loads the goods again; the last result stays until then. */
  reload: () => Promise<void>;
}

/** Finds goods in the warehouse by their ids; reads page by page until all are found. */
export const useChosenItems = (ids: readonly string[]): ChosenItemsState => {
  const [ask] = useLazyListStoreQuery();
  const [items, setItems] = useState<readonly StoreItem[]>();
  const [failed, setFailed] = useState(false);
  const round = useRef(0);
  const named = ids.join(',');

  const reload = useCallback(async (): Promise<void> => {
    round.current += 1;
    const thisRound = round.current;
    const wanted = named.split(',');
    const found = new Map<string, StoreItem>();
    setFailed(false);
    for (let page = 1, pages = 1; page <= pages && found.size < wanted.length; page += 1) {
      const { data } = await ask({ query: { page, page_size: maxPageSize } });
      if (round.current !== thisRound) return;
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

  return {
    items,
    someGone: items !== undefined && items.length < ids.length,
    failed: failed && items === undefined,
    reload,
  };
};
