import { useCallback, useEffect, useRef, useState } from 'react';
import { quotePackage, type PackageQuotes } from '@caravan/warehouse-packages/contract';
import { endpointFor, isApiError, reasonOf } from '@caravan/web-core';

/** Why there is no quote: the goods cannot be packed, no line goes there, or the call failed. */
export type QuoteProblem = 'goods' | 'not_served' | 'failed';

export interface QuoteState {
  /** Of the address that is chosen; it stays in view while it is asked for again. */
  quotes: PackageQuotes | undefined;
  problem: QuoteProblem | undefined;
  /** Asks again, and resolves to the answer. */
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

/** What each line takes for these goods to an address; nothing is asked for as long as none is chosen. */
export const useQuote = (ids: readonly string[], addressId: string): QuoteState => {
  const [ask] = endpointFor(quotePackage).useMutation();
  const [answer, setAnswer] = useState<Answer>();
  const round = useRef(0);
  const named = ids.join(',');

  const requote = useCallback(async (): Promise<PackageQuotes | undefined> => {
    round.current += 1;
    const mine = round.current;
    if (addressId === '' || named === '') return undefined;
    const { data, error } = await ask({ body: { item_ids: named.split(','), address_id: addressId } });
    if (round.current !== mine) return undefined;
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
