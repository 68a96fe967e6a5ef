import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSplitGoodsMutation } from '@caravan/shipping/api';
import type { SplitGoal, SplitPlan } from '@caravan/shipping/contract';
import { isApiError, reasonOf } from '@caravan/web-core';
import { isGoodsRefusal } from './goods-refusals.ts';

/** Where the parcels go: a country, or one of the shopper's addresses. */
export type SplitDestination = { country: string } | { address_id: string };

export type Split =
  | { state: 'asking' }
  | { state: 'known'; plan: SplitPlan }
  /** With the server's message, and whether the same question may be answered later. */
  | { state: 'refused'; message: string; again: boolean };

/** Refusals that stay the same for the same goods and goal. */
const lasting: ReadonlySet<string | undefined> = new Set([
  'country_not_served',
  'duty_free_limit_unknown',
  'duty_free_limit_none',
  'duty_free_item',
  'split_item',
  'split_impossible',
]);

/** The plan for some goods; answers to earlier questions are dropped. `onOutdated`: the goods cannot be packed any more. */
export const useSplit = (
  ids: readonly string[],
  destination: SplitDestination,
  goal: SplitGoal,
  onOutdated: () => void,
): { split: Split; retry: () => void } => {
  const [ask] = useSplitGoodsMutation();
  const [split, setSplit] = useState<Split>({ state: 'asking' });
  const [round, setRound] = useState(0);
  const notifyOutdated = useEffectEvent(onOutdated);
  const named = ids.join(',');
  const to = JSON.stringify(destination);
  useEffect(() => {
    let isCurrent = true;
    setSplit({ state: 'asking' });
    const body = { item_ids: named.split(','), goal, ...(JSON.parse(to) as SplitDestination) };
    void ask({ body }).then(({ data, error }) => {
      if (!isCurrent) return;
      if (data) return setSplit({ state: 'known', plan: data });
      const reason = reasonOf(error);
      if (isGoodsRefusal(reason)) notifyOutdated();
      setSplit({ state: 'refused', message: isApiError(error) ? error.message : '', again: !lasting.has(reason) });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, goal, named, round, to]);
  return { split, retry: useCallback(() => setRound((before) => before + 1), []) };
};
