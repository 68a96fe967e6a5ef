import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuotePackageMutation } from '@caravan/warehouse-packages/api';
import { type PackageQuotes } from '@caravan/warehouse-packages/contract';
import { isApiError, reasonOf } from '@caravan/web-core';

/** Why there is no quote: the goods are not packable, no shipping method serves the address, or the request failed. */
export type QuoteProblem = 'goods' | 'not_served' | 'failed';

export interface QuoteState {
  /** The quotes for the chosen address; they stay while they are requested again. */
  quotes: PackageQuotes | undefined;
  problem: QuoteProblem | undefined;
  /** Requests the quotes again and resolves to the answer. */
  requote: () => Promise<PackageQuotes | undefined>;
}

const goodsReasons: ReadonlySet<string | undefined> = new Set(['item_taken', 'not_packable']);

const problemOf = (error: unknown): QuoteProblem => {
  const reason = reasonOf(error);
  if (reason === 'country_not_served') return 'not_served';
  return goodsReasons.has(reason) || (isApiError(error) && error.status === 404) ? 'goods' : 'failed';
};

interface Answer {
  addressId: string;
  quotes?: PackageQuotes;
  problem?: QuoteProblem;
}

/** The fee of each shipping method for these goods to an address; requests nothing without an address. */
export const useQuote = (ids: readonly string[], addressId: string): QuoteState => {
  const [ask] = useQuotePackageMutation();
  const [answer, setAnswer] = useState<Answer>();
  const round = useRef(0);
  const named = ids.join(',');

  const requote = useCallback(async (): Promise<PackageQuotes | undefined> => {
    round.current += 1;
    const thisRound = round.current;
    if (addressId === '' || named === '') return undefined;
    const { data, error } = await ask({ body: { item_ids: named.split(','), address_id: addressId } });
    if (round.current !== thisRound) return undefined;
    setAnswer({ addressId, ...(data ? { quotes: data } : { problem: problemOf(error) }) });
    return data;
  }, [addressId, ask, named]);

  useEffect(() => {
    void requote();
    return () => {
      round.current += 1;
    };
  }, [requote]);

  const current = answer?.addressId === addressId ? answer : undefined;
  return { quotes: current?.quotes, problem: current?.problem, requote };
};
