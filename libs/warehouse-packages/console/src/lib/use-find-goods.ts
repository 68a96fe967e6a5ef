import { useLazyListBinsQuery, useLazyListStaffStoreQuery } from '@caravan/warehouse-packages/api/staff';
import type { Bin, StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { isUnanswered } from '@caravan/console-core';

/** A station waits no longer for a look-up: without it, the server judges the step when it is sent. In ms. */
const patienceMs = 3000;

/** The answer of a call; undefined if it takes too long. */
export const soon = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Undefined: there are none. `unanswered`: unknown, so the server judges the step later. */
export type Found<What> = What | undefined | 'unanswered';

export interface FindGoods {
  byNumber: (number: string) => Promise<Found<StaffStoreItem>>;
  /**
   * The id of goods, for a step that waited for the network. Rejects as the call does. Unknown goods have their number,
   * which the server refuses.
   */
  idOf: (number: string) => Promise<string>;
  /** The bins in which the shopper has other goods. */
  binsOf: (userId: string) => Promise<string[]>;
  /** The shoppers whose goods are in a bin; none without an answer. */
  shoppersIn: (bin: string) => Promise<string[]>;
  bin: (code: string) => Promise<Found<Bin>>;
}

/** Looks goods and bins up, for stations. */
export const useFindGoods = (): FindGoods => {
  const [list] = useLazyListStaffStoreQuery();
  const [listBins] = useLazyListBinsQuery();
  return {
    byNumber: async (number) => {
      const answer = await soon(list({ query: { q: number, limit: 10 } }));
      if (!answer || isUnanswered(answer.error)) return 'unanswered';
      return answer.data?.items.find((one) => one.number === number);
    },
    idOf: async (number) => {
      const { items } = await list({ query: { q: number, limit: 10 } }).unwrap();
      return items.find((one) => one.number === number)?.id ?? number;
    },
    binsOf: async (userId) => {
      const answer = await soon(list({ query: { user: userId, limit: 100 } }));
      return [...new Set(answer?.data?.items.flatMap(({ bin }) => bin ?? []))].sort();
    },
    shoppersIn: async (bin) => {
      const answer = await soon(list({ query: { bin, limit: 100 } }));
      return answer?.data?.items.map((one) => one.user_id) ?? [];
    },
    bin: async (code) => {
      const answer = await soon(listBins({ query: { q: code, limit: 100 } }));
      if (!answer || isUnanswered(answer.error)) return 'unanswered';
      const bin = answer.data?.items.find((one) => one.code === code);
      // With further pages the bin may be on one of them.
      return bin ?? (answer.data?.next ? 'unanswered' : undefined);
    },
  };
};
