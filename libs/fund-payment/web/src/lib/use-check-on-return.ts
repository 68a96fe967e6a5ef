import { useEffect } from 'react';
import { useCheckPaymentMutation } from '@caravan/fund-payment/api';
import type { Payment, PaymentMethod } from '@caravan/fund-payment/contract';

/** Methods whose payments are decided on a provider's page. PayPal takes the money only after the shopper is back. */
const onProvidersPage: ReadonlySet<PaymentMethod> = new Set(['stripe', 'paypal']);

/** Has the server ask the provider once about a payment that waits for it; the answer comes with the payment. */
export const useCheckOnReturn = (payment: Payment | undefined): void => {
  const [check] = useCheckPaymentMutation();
  const id = payment?.status === 'pending' && onProvidersPage.has(payment.method) ? payment.id : undefined;
  useEffect(() => {
    if (id !== undefined) void check({ params: { id } });
  }, [check, id]);
};
