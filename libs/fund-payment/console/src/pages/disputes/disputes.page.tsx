import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListDisputesQuery } from '@caravan/fund-payment/api/staff';
import { type Dispute } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { DisputeReason, DisputeStatus } from '../../components/dispute/dispute-words.tsx';
import { Subjects } from '../../components/subjects.tsx';

const states = ['open', 'closed'] as const;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('disputes.title') });

const useColumns = (): DataColumn<Dispute>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'id',
      header: t('disputes.id'),
      rowHeader: true,
      cell: ({ id }) => <Link to={fundPaymentConsolePaths.dispute.href({ id })}>{id}</Link>,
    },
    { id: 'status', header: t('disputes.status'), cell: (dispute) => <DisputeStatus dispute={dispute} /> },
    { id: 'reason', header: t('disputes.reason'), cell: ({ reason }) => <DisputeReason reason={reason} /> },
    {
      id: 'amount',
      header: t('disputes.amount'),
      numeric: true,
      cell: ({ amount, currency }) => `${amount} ${currency}`,
    },
    { id: 'about', header: t('about'), cell: ({ kind, refs }) => <Subjects kind={kind} refs={refs} /> },
    {
      id: 'due',
      header: t('disputes.due'),
      cell: ({ due_at: at, open }) => (at && open ? <LocalTime at={at} /> : '–'),
    },
    { id: 'opened', header: t('disputes.opened'), cell: ({ opened_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Disputed card payments, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const list = useCursorList([
    {
      name: 'status',
      label: t('disputes.status'),
      options: states.map((value) => ({ value, label: t(`disputes.states.${value}`) })),
    },
  ]);
  const query = { ...list.query, page: list.page, page_size: 50 };
  return (
    <ListPage
      title={t('disputes.title')}
      lead={t('disputes.lead')}
      list={list}
      result={useListDisputesQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('disputes.empty')}
    />
  );
};
