import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuotePackageMutation } from '@caravan/warehouse-packages/api';
import type { PackageQuotes, PackingKind } from '@caravan/warehouse-packages/contract';
import { isApiError, reasonOf } from '@caravan/web-core';

/**
 * Why there is no quote: the goods are not packable, no shipping method serves the address, a packing option is not
 * offered any more, or the request failed.
 */
export type QuoteProblem = 'goods' | 'not_served' | 'packing' | 'failed';

export interface QuoteState {
  /** The quotes for the chosen address; they stay while they are requested again. */
  quotes: PackageQuotes | undefined;
  /** Whether the quotes are for other packing options than the chosen ones. */
  outdated: boolean;
  problem: QuoteProblem | undefined;
  /** Requests the quotes again and resolves to the answer. */
  requote: () => Promise<PackageQuotes | undefined>;
}

const goodsReasons: ReadonlySet<string | undefined> = new Set(['item_taken', 'not_packable']);

const problemOf = (error: unknown): QuoteProblem => {
  const reason = reasonOf(error);
  if (reason === 'country_not_served') return 'not_served';
  if (reason === 'packing_option_unknown') return 'packing';
  return goodsReasons.has(reason) || (isApiError(error) && error.status === 404) ? 'goods' : 'failed';
};

interface Answer {
  addressId: string;
  packing: readonly PackingKind[];
  quotes?: PackageQuotes;
  problem?: QuoteProblem;
}

/** What is asked for, besides the goods. */
export interface Wish {
  addressId: string;
  packing: readonly PackingKind[];
}

/** The fee of each shipping method for these goods to an address; requests nothing without an address. */
export const useQuote = (ids: readonly string[], { addressId, packing }: Wish): QuoteState => {
  const [ask] = useQuotePackageMutation();
  const [answer, setAnswer] = useState<Answer>();
  const round = useRef(0);
  const named = ids.join(',');

  const requote = useCallback(async (): Promise<PackageQuotes | undefined> => {
    round.current += 1;
    const thisRound = round.current;
    if (addressId === '' || named === '') return undefined;
    const body = { item_ids: named.split(','), address_id: addressId };
    const { data, error } = await ask({ body: packing.length ? { ...body, packing_options: [...packing] } : body });
    if (round.current !== thisRound) return undefined;
    setAnswer({ addressId, packing, ...(data ? { quotes: data } : { problem: problemOf(error) }) });
    return data;
  }, [addressId, ask, named, packing]);

  useEffect(() => {
    void requote();
    return () => {
      round.current += 1;
    };
  }, [requote]);

  const current = answer?.addressId === addressId ? answer : undefined;
  const outdated = current !== undefined && current.packing !== packing;
  return { quotes: current?.quotes, problem: current?.problem, outdated, requote };
};
