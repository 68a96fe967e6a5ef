import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListStaffPaymentsQuery } from '@caravan/fund-payment/api/staff';
import { listStaffPayments, payableKinds, paymentMethods, type StaffPayment } from '@caravan/fund-payment/contract';
import { paymentStatuses } from '@caravan/kernel';
import { accountConsolePaths, fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, Money } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExportButton } from '../../components/export-button.tsx';
import { PaymentStatus } from '../../components/payment-status.tsx';
import { Subjects } from '../../components/subjects.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('payments.title') });

const useColumns = (): DataColumn<StaffPayment>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'at',
      header: t('at'),
      rowHeader: true,
      cell: ({ id, created_at: at }) => (
        <Link to={fundPaymentConsolePaths.payment.href({ id })}>
          <LocalTime at={at} />
        </Link>
      ),
    },
    { id: 'status', header: t('payments.status'), cell: ({ status }) => <PaymentStatus status={status} /> },
    { id: 'kind', header: t('payments.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'about', header: t('about'), cell: ({ kind, refs }) => <Subjects kind={kind} refs={refs} /> },
    { id: 'method', header: t('payments.method'), cell: ({ method }) => t(`methods.${method}`) },
    { id: 'amount', header: t('amount'), numeric: true, cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'refunded',
      header: t('payments.refunded'),
      numeric: true,
      cell: ({ refunded_fen: fen }) => (fen ? <Money fen={fen} /> : '–'),
    },
    {
      id: 'person',
      header: t('payments.person'),
      cell: ({ user_id: id }) => <Link to={accountConsolePaths.person.href({ id })}>{t('payments.person')}</Link>,
    },
  ];
};

/** The payments of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('payments.search'), maxLength: 200 },
    {
      name: 'status',
      label: t('payments.status'),
      options: paymentStatuses.map((value) => ({ value, label: t(`payments.statuses.${value}`) })),
    },
    {
      name: 'method',
      label: t('payments.method'),
      options: paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
    },
    {
      name: 'kind',
      label: t('payments.kind'),
      options: payableKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    { name: 'from', kind: 'date', label: t('from') },
    { name: 'to', kind: 'date', label: t('to') },
  ]);
  const query = { ...list.query, user: list.url.find('user'), cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('payments.title')}
      actions={<ExportButton endpoint={listStaffPayments} query={query} name="payments" />}
      list={list}
      result={useListStaffPaymentsQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('payments.empty')}
    />
  );
};
