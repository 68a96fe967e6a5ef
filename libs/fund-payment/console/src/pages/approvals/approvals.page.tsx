import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListApprovalsQuery } from '@caravan/fund-payment/api/staff';
import { approvalStates, type Approval } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ApprovalAmount, ApprovalBadge, ApprovalSubject } from '../../components/approval/approval-words.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('approvals.title') });

const useColumns = (): DataColumn<Approval>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'step',
      header: t('approvals.step'),
      rowHeader: true,
      cell: ({ id, kind }) => (
        <Link to={fundPaymentConsolePaths.approval.href({ id })}>{t(`approvals.kinds.${kind}`)}</Link>
      ),
    },
    { id: 'state', header: t('approvals.state'), cell: ({ state }) => <ApprovalBadge state={state} /> },
    { id: 'about', header: t('about'), cell: ({ kind, ref }) => <ApprovalSubject kind={kind} ref={ref} /> },
    { id: 'amount', header: t('amount'), numeric: true, cell: (row) => <ApprovalAmount approval={row} /> },
    { id: 'why', header: t('approvals.why'), cell: ({ why }) => why },
    { id: 'asker', header: t('approvals.askedBy'), cell: ({ asked_by: asker }) => asker.name },
    { id: 'at', header: t('approvals.askedAt'), cell: ({ asked_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Requests for approval, newest first: all for finance and auditors, otherwise one's own. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const list = useCursorList([
    {
      name: 'state',
      label: t('approvals.state'),
      options: approvalStates.map((value) => ({ value, label: t(`approvals.states.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('approvals.title')}
      lead={t('approvals.lead')}
      list={list}
      result={useListApprovalsQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('approvals.empty')}
    />
  );
};
