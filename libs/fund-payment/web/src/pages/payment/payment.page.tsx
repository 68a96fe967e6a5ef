import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { getPayables } from '@caravan/fund-payment/contract';
import { ButtonLink, EmptyState, Page as Column, WalletDrawing } from '@caravan/ui-kit';
import { endpointFor, loadPage, useSearchParams, useTexts, type ApiError, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { subjectOf, type Subject } from '../../lib/subject.ts';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PaymentView } from './payment-view.tsx';

const queryOf = ({ kind, refs }: Subject) => ({ query: { kind, refs } });

export const loader = async (context: PageContext): Promise<void> => {
  const subject = subjectOf(context.url.searchParams);
  if (subject) await loadPage(context, endpointFor(getPayables).initiate(queryOf(subject)));
};

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('pay.title'), description: t('pay.description') });

const NothingToPay = () => {
  const t = useTexts('fund-payment');
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

const PaymentOf = ({ subject }: { subject: Subject }) => {
  // What can be paid changes while nobody looks: an order runs out, another tab pays it.
  const { data, error, isFetching, refetch } = endpointFor(getPayables).useQuery(queryOf(subject), { refetchOnMountOrArgChange: 5 });
  const retry = () => void refetch();
  if (data) return <PaymentView subject={subject} payables={data} onChanged={retry} />;
  if (error && !isFetching) return <NotLoaded status={(error as ApiError).status} onRetry={retry} />;
  return <PaymentSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const subject = subjectOf(search);
  return <Column>{subject ? <PaymentOf subject={subject} /> : <NothingToPay />}</Column>;
};
