import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fundPaymentApi, useCheckPaymentMutation } from '@caravan/fund-payment/api';
import type { Payment, PaymentMethod } from '@caravan/fund-payment/contract';
import { Page as Column } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { OutcomeSkeleton } from '../../components/outcome/outcome-skeleton.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { requirePayment } from '../../lib/require-payment.ts';
import { usePayment } from '../../lib/use-payment.ts';

/** Methods whose payments are decided on a provider's page. PayPal takes the money only after the shopper is back. */
const onProvidersPage: ReadonlySet<PaymentMethod> = new Set(['stripe', 'paypal']);

/** Has the server ask the provider once about a payment that waits for it; the answer comes with the payment. */
const useCheckOnReturn = (payment: Payment | undefined): void => {
  const [check] = useCheckPaymentMutation();
  const id = payment?.status === 'pending' && onProvidersPage.has(payment.method) ? payment.id : undefined;
  useEffect(() => {
    if (id !== undefined) void check({ params: { id } });
  }, [check, id]);
};

export const loader = async (context: PageContext): Promise<void> => {
  const id = requirePayment(context.url);
  await loadPage(context, fundPaymentApi.endpoints.getPayment.initiate({ params: { id } }));
};

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({ title: t('result.title') });

const ResultOf = ({ id }: { id: string }) => {
  const { t } = useTranslation('fund-payment');
  const { payment, error, retry } = usePayment(id);
  useCheckOnReturn(payment);
  if (payment) return <Outcome payment={payment} />;
  if (error) return <NotLoaded status={error.status} onRetry={retry} />;
  return <OutcomeSkeleton label={t('result.loading')} />;
};

export const Page = () => {
  const [search] = useSearchParams();
  return (
    <Column width="text">
      <ResultOf id={search.get('payment_id') ?? ''} />
    </Column>
  );
};
