import { useEffect, useRef } from 'react';
import { getPayment, type Payment } from '@caravan/fund-payment/contract';
import { baseApi, endpointFor, useAppDispatch, useOnline, type ApiError } from '@caravan/web-core';
import { lookWhenSeen, pauseBefore } from './look-again.ts';

/** What a decided payment has changed elsewhere. */
const changed = ['balance', 'payable', 'order', 'package'] as const;
const tagged = () => baseApi.enhanceEndpoints({ addTagTypes: changed });

export interface PaymentState {
  /** Undefined until the first answer. */
  payment: Payment | undefined;
  /** There is nothing to show, and why is told. */
  error: ApiError | undefined;
  retry: () => void;
}

/** Tells the other pages' data that a payment was decided while its page was open. */
const useTellOthers = (status: Payment['status'] | undefined): void => {
  const dispatch = useAppDispatch();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending' && status !== undefined && status !== 'pending') dispatch(tagged().util.invalidateTags([...changed]));
    before.current = status;
  }, [dispatch, status]);
};

/** A payment as the server knows it; looked at again until it is decided, while somebody sees the page. */
export const usePayment = (id: string): PaymentState => {
  const query = endpointFor(getPayment).useQuery({ params: { id } }, { refetchOnMountOrArgChange: 5 });
  const { data: payment, error, isFetching, refetch } = query;
  const online = useOnline();
  const looks = useRef(0);
  const waits = payment?.status === 'pending';
  const slow = payment?.method === 'westpay';

  useEffect(() => {
    if (!waits || isFetching || !online) return undefined;
    const look = () => {
      looks.current += 1;
      void refetch();
    };
    return lookWhenSeen(look, pauseBefore(looks.current, slow));
  }, [isFetching, online, refetch, slow, waits]);
  useTellOthers(payment?.status);

  const failed = error !== undefined && payment === undefined && !isFetching;
  return { payment, error: failed ? (error as ApiError) : undefined, retry: () => void refetch() };
};
