import { useEffect, useRef, useState } from 'react';
import { useGetPaymentQuery } from '@caravan/fund-payment/api';
import { type Payment } from '@caravan/fund-payment/contract';
import { baseApi, useAppDispatch, useOnline, type ApiError } from '@caravan/web-core';
import { lookWhenSeen, pauseBefore } from './polling.ts';

/** Data that a completed payment changes. */
const changed = ['balance', 'payable', 'order', 'package'] as const;
const tagged = () => baseApi.enhanceEndpoints({ addTagTypes: changed });

export interface PaymentState {
  /** Undefined until the first answer. */
  payment: Payment | undefined;
  /** Set if loading failed and there is no earlier answer. */
  error: ApiError | undefined;
  retry: () => void;
}

/** Invalidates the other pages' data when a payment completes while its page is open. */
const useInvalidateWhenDone = (status: Payment['status'] | undefined): void => {
  const dispatch = useAppDispatch();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending' && status !== undefined && status !== 'pending')
      dispatch(tagged().util.invalidateTags([...changed]));
    before.current = status;
  }, [dispatch, status]);
};

/** A payment, polled while it is pending and the page is visible. */
export const usePayment = (id: string): PaymentState => {
  const query = useGetPaymentQuery({ params: { id } }, { refetchOnMountOrArgChange: 5 });
  const { data: payment, error, isFetching, refetch } = query;
  const online = useOnline();
  // Counts the polls in state: an immediate answer never renders as fetching, but must still schedule the next poll.
  const [polls, setPolls] = useState(0);
  const isPending = payment?.status === 'pending';
  const slow = payment?.method === 'westpay';

  useEffect(() => {
    if (!isPending || isFetching || !online) return undefined;
    const poll = () => void refetch().then(() => setPolls((count) => count + 1));
    return lookWhenSeen(poll, pauseBefore(polls, slow));
  }, [isFetching, polls, online, refetch, slow, isPending]);
  useInvalidateWhenDone(payment?.status);

  const failed = error !== undefined && payment === undefined && !isFetching;
  return { payment, error: failed ? (error as ApiError) : undefined, retry: () => void refetch() };
};
