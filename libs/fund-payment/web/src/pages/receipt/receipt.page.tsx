import { useTranslation } from 'react-i18next';
import { cartOrdersPaths, receiptsPaths, warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, DetailSkeleton, ErrorView, Page as Column } from '@caravan/ui-kit';
import { isApiError, LoadFailed, pageError, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ReceiptView } from '../../components/receipt/receipt-view.tsx';
import { loadReceipt, subjectOf, useReceipt, type ReceiptSubject } from '../../lib/use-receipt.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const subject = subjectOf(context.url.searchParams);
  if (!subject) throw pageError(404);
  await loadReceipt(context, subject);
};

export const meta = ({ url, t }: PageContext<'fund-payment'>): PageMeta => {
  const subject = subjectOf(url.searchParams);
  return {
    title: t('receipt.title', { number: subject?.number }),
    description: t('receipt.description'),
    canonical: receiptsPaths.receipt.href(subject && { [subject.kind]: subject.number }),
  };
};

const Missing = ({ kind }: Pick<ReceiptSubject, 'kind'>) => {
  const { t } = useTranslation('fund-payment');
  const isOrder = kind === 'order';
  return (
    <Column>
      <ErrorView
        status={404}
        title={t(isOrder ? 'receipt.missingOrder' : 'receipt.missingPackage')}
        text={t('receipt.missingText')}
        action={
          <ButtonLink to={isOrder ? cartOrdersPaths.orders.href() : warehousePackagesPaths.packages.href()}>
            {t(isOrder ? 'receipt.orders' : 'receipt.packages')}
          </ButtonLink>
        }
      />
    </Column>
  );
};

const Receipt = ({ subject }: { subject: ReceiptSubject }) => {
  const { t } = useTranslation('fund-payment');
  const { currentData, error, refetch } = useReceipt(subject);
  if (currentData) return <ReceiptView receipt={currentData} subject={subject} />;
  if (isApiError(error) && error.status === 404) return <Missing kind={subject.kind} />;
  if (error === undefined) return <DetailSkeleton label={t('receipt.loading')} />;
  return (
    <Column>
      <LoadFailed title={t('failed.title')} text={t('receipt.failedText')} onRetry={() => void refetch()} />
    </Column>
  );
};

/** The receipt of an order or a package. */
export const Page = () => {
  const [search] = useSearchParams();
  const subject = subjectOf(search);
  return subject ? <Receipt subject={subject} /> : <Missing kind="order" />;
};
