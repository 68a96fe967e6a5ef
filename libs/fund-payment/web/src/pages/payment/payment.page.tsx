import { useTranslation } from 'react-i18next';
import { fundPaymentApi, useGetPayablesQuery } from '@caravan/fund-payment/api';
import { cartOrdersPaths } from '@caravan/routes';
import { ButtonLink, EmptyState, Page as Column, WalletDrawing } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type ApiError, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { targetOf, type PaymentTarget } from '../../lib/payment-target.ts';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PaymentView } from './payment-view.tsx';

const queryOf = ({ kind, refs }: PaymentTarget) => ({ query: { kind, refs } });

export const loader = async (context: PageContext): Promise<void> => {
  const target = targetOf(context.url.searchParams);
  if (target) await loadPage(context, fundPaymentApi.endpoints.getPayables.initiate(queryOf(target)));
};

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({
  title: t('pay.title'),
  description: t('pay.description'),
});

const NothingToPay = () => {
  const { t } = useTranslation('fund-payment');
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      level={1}
      title={t('pay.nothingTitle')}
      action={<ButtonLink to={cartOrdersPaths.orders.href()}>{t('pay.toOrders')}</ButtonLink>}
    >
      {t('pay.nothing')}
    </EmptyState>
  );
};

const PaymentOf = ({ target, failed }: { target: PaymentTarget; failed: string | undefined }) => {
  // Payables change while the page is hidden: an order expires, or another tab pays it.
  const { data, error, isFetching, refetch } = useGetPayablesQuery(queryOf(target), {
    refetchOnMountOrArgChange: 5,
  });
  const retry = () => void refetch();
  if (data) return <PaymentView target={target} payables={data} onChanged={retry} failedBefore={failed} />;
  if (error && !isFetching) return <NotLoaded status={(error as ApiError).status} onRetry={retry} />;
  return <PaymentSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const target = targetOf(search);
  return (
    <Column>
      {target ? <PaymentOf target={target} failed={search.get('failed') ?? undefined} /> : <NothingToPay />}
    </Column>
  );
};
