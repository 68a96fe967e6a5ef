import { useEffect, useEffectEvent, useState } from 'react';
import { maxPackageItems, quotePackage, type Quote } from '@caravan/warehouse-packages/contract';
import { endpointFor, reasonOf } from '@caravan/web-core';
import { cheapestOf } from './compare-lines.ts';

/** How long a selection rests before it is asked for, so that ticking ten boxes asks once. */
const restMs = 350;

export type Estimate =
  | { state: 'none' }
  | { state: 'asking' }
  /** Undefined where no line can carry the selection. */
  | { state: 'known'; cheapest: Quote | undefined }
  | { state: 'not_served' }
  | { state: 'failed' };

/** Refusals after which the shelf in view is no longer true. */
const outdated: ReadonlySet<string | undefined> = new Set(['item_taken', 'not_packable', 'not_found']);

/** What shipping these goods to a country would cost at least; the answer to an older question is never shown. */
export const useEstimate = (ids: readonly string[], country: string | undefined, onOutdated: () => void): Estimate => {
  const [ask] = endpointFor(quotePackage).useMutation();
  const [estimate, setEstimate] = useState<Estimate>({ state: 'none' });
  // Another function with each rendering, and no reason to ask again.
  const tellOutdated = useEffectEvent(onOutdated);
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
        if (outdated.has(reason)) tellOutdated();
        setEstimate({ state: reason === 'country_not_served' ? 'not_served' : 'failed' });
      });
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, country, named]);
  return estimate;
};
