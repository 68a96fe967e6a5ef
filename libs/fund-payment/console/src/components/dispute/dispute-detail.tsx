import { useTranslation } from 'react-i18next';
import { useGetStaffPaymentQuery } from '@caravan/fund-payment/api/staff';
import { type Dispute } from '@caravan/fund-payment/contract';
import { accountConsolePaths, fundPaymentConsolePaths } from '@caravan/routes/console';
import { Banner, DescriptionList, Link, Money, Panel, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, LocalTime } from '@caravan/web-core';
import { PaymentStatus } from '../payment-status.tsx';
import { Subjects } from '../subjects.tsx';
import { DisputeReason, DisputeStatus } from './dispute-words.tsx';

const Report = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation('fund-payment-console');
  const { due_at: dueAt } = dispute;
  const facts = [
    { key: 'status', term: t('disputes.status'), value: <DisputeStatus dispute={dispute} /> },
    { key: 'reason', term: t('disputes.reason'), value: <DisputeReason reason={dispute.reason} /> },
    { key: 'amount', term: t('disputes.amount'), value: `${dispute.amount} ${dispute.currency}` },
    { key: 'due', term: t('disputes.due'), value: dueAt ? <LocalTime at={dueAt} /> : null },
    { key: 'opened', term: t('disputes.opened'), value: <LocalTime at={dispute.opened_at} /> },
    { key: 'updated', term: t('dispute.updated'), value: <LocalTime at={dispute.updated_at} /> },
    { key: 'provider', term: t('dispute.provider'), value: t(`methods.${dispute.provider}`) },
  ];
  return (
    <Panel title={t('dispute.facts')}>
      <DescriptionList items={facts.filter(({ value }) => value !== null)} />
    </Panel>
  );
};

const Payment = ({ dispute: { payment_id: id } }: { dispute: Dispute }) => {
  const { t } = useTranslation('fund-payment-console');
  const { data, error, refetch } = useGetStaffPaymentQuery({ params: { id: id ?? '' } }, { skip: id === null });
  if (id === null) return <Banner tone="warning">{t('dispute.noPayment')}</Banner>;
  if (error && !data)
    return <LoadFailed part error={error} title={t('payment.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { amount_fen: paid, refunded_fen: refunded, returned_fen: returned, user_id: userId } = data;
  return (
    <DescriptionList
      items={[
        {
          key: 'payment',
          term: t('payments.id'),
          value: <Link to={fundPaymentConsolePaths.payment.href({ id })}>{id}</Link>,
        },
        { key: 'status', term: t('payments.status'), value: <PaymentStatus status={data.status} /> },
        { key: 'about', term: t('about'), value: <Subjects kind={data.kind} refs={data.refs} all /> },
        {
          key: 'person',
          term: t('payments.person'),
          value: <Link to={accountConsolePaths.person.href({ id: userId })}>{userId}</Link>,
        },
        { key: 'paid', term: t('dispute.paid'), value: <Money fen={paid} /> },
        { key: 'refunded', term: t('payments.refunded'), value: <Money fen={refunded + returned} /> },
        { key: 'left', term: t('dispute.left'), value: <Money fen={paid - refunded - returned} strong /> },
      ]}
    />
  );
};

/** A dispute with its payment: how much is at stake, and for what. */
export const DisputeDetail = ({ dispute }: { dispute: Dispute }) => {
  const { t } = useTranslation('fund-payment-console');
  return (
    <Stack gap="4">
      <Report dispute={dispute} />
      <Panel title={t('dispute.payment')}>
        <Payment dispute={dispute} />
      </Panel>
    </Stack>
  );
};
