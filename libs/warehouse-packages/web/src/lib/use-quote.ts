import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuotePackageMutation } from '@caravan/warehouse-packages/api';
import type { OwnQuotes } from '@caravan/warehouse-packages/contract';
import { reasonOf } from '@caravan/web-core';
import { isGoodsRefusal, isRehearsalRefusal } from './goods-refusals.ts';
import type { ChosenServices } from './use-services.ts';

/**
 * Why there is no quote: the goods are not packable, no shipping method serves the address, a chosen service is not
 * offered any more, the price of a packing rehearsal does not count, or the request failed.
 */
export type QuoteProblem = 'goods' | 'not_served' | 'services' | 'rehearsal' | 'failed';

export interface QuoteState {
  /** The quotes for the chosen address; they stay while they are requested again. */
  quotes: OwnQuotes | undefined;
  /** Whether the quotes are for other services or another coupon than the chosen ones. */
  outdated: boolean;
  problem: QuoteProblem | undefined;
  /** Requests the quotes again and resolves to the answer. */
  requote: () => Promise<OwnQuotes | undefined>;
}

/** Whether a call was refused because a packing option or an insurance is not offered any more. */
export const isServiceGone = (reason: string | undefined): boolean =>
  reason === 'packing_option_unknown' || reason === 'insurance_unknown';

const problemOf = (error: unknown): QuoteProblem => {
  const reason = reasonOf(error);
  if (reason === 'country_not_served') return 'not_served';
  if (isServiceGone(reason)) return 'services';
  if (isRehearsalRefusal(reason)) return 'rehearsal';
  return isGoodsRefusal(reason) ? 'goods' : 'failed';
};

interface Answer {
  addressId: string;
  services: ChosenServices;
  coupon: string | undefined;
  quotes?: OwnQuotes;
  problem?: QuoteProblem;
}

/** The wishes besides the goods. */
export interface Wish {
  addressId: string;
  services: ChosenServices;
  /** A coupon to try. */
  coupon: string | undefined;
}

/** The fee of each shipping method for these goods to an address; requests nothing without an address. */
export const useQuote = (ids: readonly string[], { addressId, services, coupon }: Wish): QuoteState => {
  const [ask] = useQuotePackageMutation();
  const [answer, setAnswer] = useState<Answer>();
  const round = useRef(0);
  const named = ids.join(',');

  const requote = useCallback(async (): Promise<OwnQuotes | undefined> => {
    round.current += 1;
    const thisRound = round.current;
    if (addressId === '' || named === '') return undefined;
    const body = {
      item_ids: named.split(','),
      address_id: addressId,
      ...services,
      ...(coupon === undefined ? {} : { coupon_code: coupon }),
    };
    const { data, error } = await ask({ body });
    if (round.current !== thisRound) return undefined;
    setAnswer({ addressId, services, coupon, ...(data ? { quotes: data } : { problem: problemOf(error) }) });
    return data;
  }, [addressId, ask, coupon, named, services]);

  useEffect(() => {
    void requote();
    return () => {
      round.current += 1;
    };
  }, [requote]);

  const current = answer?.addressId === addressId ? answer : undefined;
  const outdated = current !== undefined && (current.services !== services || current.coupon !== coupon);
  return { quotes: current?.quotes, problem: current?.problem, outdated, requote };
};
