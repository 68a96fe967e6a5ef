import { useEffect, useState } from 'react';
import { type NewPayment, type Payment } from '@caravan/fund-payment/contract';
import { useIdempotencyKey, useNavigate, useSingleFlight, type ApiError } from '@caravan/web-core';
import { useCreatePaymentMutation } from './fund-payment.api.ts';
import { nextStep } from './next-step.ts';

export interface Pay {
  /**
   * Creates a payment and opens its next step. The idempotency key prevents a second payment after a double click or a
   * lost answer.
   */
  pay: (body: NewPayment) => Promise<{ data?: Payment; error?: unknown } | undefined>;
  /** True from the click until the page closes. */
  busy: boolean;
  /** Why the last attempt failed. */
  error: ApiError | undefined;
}

/** The browser's "back" from the provider restores this page as it was, so it must reset its busy state. */
const useBackFromProvider = (resetLeaving: () => void): void => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) resetLeaving();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [resetLeaving]);
};

export const usePay = (onCreated?: (payment: Payment) => void): Pay => {
  const [create, { isLoading, error }] = useCreatePaymentMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [resetLeaving] = useState(() => () => setLeaving(false));
  useBackFromProvider(resetLeaving);

  const pay = useSingleFlight(async (body: NewPayment) => {
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (!result.data) return result;
    settle();
    onCreated?.(result.data);
    setLeaving(true);
    const step = nextStep(result.data);
    if ('leave' in step) location.assign(step.leave);
    else void navigate(step.go);
    return result;
  });

  return { pay, busy: isLoading || isLeaving, error: error as ApiError | undefined };
};
