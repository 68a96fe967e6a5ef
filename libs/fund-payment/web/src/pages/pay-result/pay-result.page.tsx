import { useTranslation } from 'react-i18next';
import { fundPaymentApi } from '@caravan/fund-payment/api';
import { Page as Column } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { OutcomeSkeleton } from '../../components/outcome/outcome-skeleton.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { requirePayment } from '../../lib/require-payment.ts';
import { useCheckOnReturn } from '../../lib/use-check-on-return.ts';
import { usePayment } from '../../lib/use-payment.ts';

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
