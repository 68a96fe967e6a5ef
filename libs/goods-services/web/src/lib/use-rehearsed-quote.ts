import { useCallback, useEffect, useState } from 'react';
import { useQuotePackageMutation } from '@caravan/warehouse-packages/api';
import type { PackageQuotes } from '@caravan/shipping/contract';
import type { Service } from '@caravan/goods-services/contract';
import { reasonOf } from '@caravan/web-core';

export type RehearsedQuote =
  | { state: 'none' | 'asking' | 'failed' }
  | { state: 'not_served'; country: string }
  | { state: 'known'; country: string; quotes: PackageQuotes };

/** The exact price of every shipping method for a packing rehearsal to a country; outdated answers are dropped. */
export const useRehearsedQuote = (
  { number, items }: Pick<Service, 'number' | 'items'>,
  country: string,
): { quote: RehearsedQuote; retry: () => void } => {
  const [ask] = useQuotePackageMutation();
  const [quote, setQuote] = useState<RehearsedQuote>({ state: 'none' });
  const [round, setRound] = useState(0);
  const named = items.map(({ id }) => id).join(',');
  useEffect(() => {
    if (country === '') {
      setQuote({ state: 'none' });
      return undefined;
    }
    let isCurrent = true;
    setQuote({ state: 'asking' });
    void ask({ body: { item_ids: named.split(','), country, rehearsal: number } }).then(({ data, error }) => {
      if (!isCurrent) return;
      if (data) return setQuote({ state: 'known', country, quotes: data });
      setQuote(reasonOf(error) === 'country_not_served' ? { state: 'not_served', country } : { state: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, country, named, number, round]);
  return { quote, retry: useCallback(() => setRound((before) => before + 1), []) };
};
