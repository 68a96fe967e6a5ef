import { useEffect, useState } from 'react';
import { createPayment, type NewPayment, type Payment } from '@caravan/fund-payment/contract';
import { endpointFor, useIdempotencyKey, useNavigate, useSingleFlight, type ApiError } from '@caravan/web-core';
import { nextStep } from './next-step.ts';

export interface Pay {
  /** Makes one payment and goes on to where it is paid or told; a double click, or the same again after a lost answer, makes no second one. */
  pay: (body: NewPayment) => Promise<{ data?: Payment; error?: unknown } | undefined>;
  /** From the click until the page is left. */
  busy: boolean;
  /** Why the last attempt failed. */
  error: ApiError | undefined;
}

/** Who comes back from the provider by the browser's "back" finds the page as it was left: it must not still be busy. */
const useBackFromProvider = (comeBack: () => void): void => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [comeBack]);
};

export const usePay = (onCreated?: (payment: Payment) => void): Pay => {
  const [create, { isLoading, error }] = endpointFor(createPayment).useMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [comeBack] = useState(() => () => setLeaving(false));
  useBackFromProvider(comeBack);

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
