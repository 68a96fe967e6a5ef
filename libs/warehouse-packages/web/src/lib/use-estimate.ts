import { useEffect, useEffectEvent, useState } from 'react';
import { maxPackageItems } from '@caravan/content/contract';
import { useQuotePackageMutation } from '@caravan/warehouse-packages/api';
import type { Quote } from '@caravan/shipping/contract';
import { reasonOf } from '@caravan/web-core';
import { cheapestOf } from './compare-lines.ts';
import { isGoodsRefusal } from './goods-refusals.ts';

/** Waits until a selection is stable, so that ten clicks cause one request. */
const debounceMs = 350;

export type Estimate =
  | { state: 'none' }
  | { state: 'asking' }
  /** Undefined if no shipping method accepts the selection. */
  | { state: 'known'; cheapest: Quote | undefined }
  | { state: 'not_served' }
  | { state: 'failed' };

/** The lowest cost of shipping these goods to a country; outdated answers are dropped. */
export const useEstimate = (ids: readonly string[], country: string | undefined, onOutdated: () => void): Estimate => {
  const [ask] = useQuotePackageMutation();
  const [estimate, setEstimate] = useState<Estimate>({ state: 'none' });
  // The function changes with each rendering, which must not cause a new request.
  const notifyOutdated = useEffectEvent(onOutdated);
  const named = ids.length <= maxPackageItems ? ids.join(',') : '';
  useEffect(() => {
    if (named === '' || country === undefined) {
      setEstimate({ state: 'none' });
      return undefined;
    }
    setEstimate({ state: 'asking' });
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask({ body: { item_ids: named.split(','), country } }).then(({ data, error }) => {
        if (!isCurrent) return;
        if (data) return setEstimate({ state: 'known', cheapest: cheapestOf(data.lines) });
        const reason = reasonOf(error);
        if (isGoodsRefusal(reason)) notifyOutdated();
        setEstimate({ state: reason === 'country_not_served' ? 'not_served' : 'failed' });
      });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, country, named]);
  return estimate;
};
