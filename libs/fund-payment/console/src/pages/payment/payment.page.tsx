import { useTranslation } from 'react-i18next';
import { useGetStaffPaymentQuery } from '@caravan/fund-payment/api/staff';
import { type StaffPaymentDetail } from '@caravan/fund-payment/contract';
import { accountConsolePaths, fundPaymentConsolePaths } from '@caravan/routes/console';
import { DescriptionList, DetailSkeleton, Heading, Link, Money, Panel, Row, Stack, Table, Text } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useFormats, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { EntriesTable } from '../../components/entries-table.tsx';
import { PaymentStatus } from '../../components/payment-status.tsx';
import { Subjects } from '../../components/subjects.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('payment.title') });

/** The exchange margin that the charge contains; nothing without one. */
const useMarginHint = ({ day_rate: rate, margin_bp: bp }: StaffPaymentDetail['charge']): { hint?: string } => {
  const { t } = useTranslation('fund-payment-console');
  const { number } = useFormats();
  const margin = number((bp ?? 0) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return rate === undefined || bp === undefined ? {} : { hint: t('payment.margin', { rate, margin }) };
};

const Facts = ({ payment }: { payment: StaffPaymentDetail }) => {
  const { t } = useTranslation('fund-payment-console');
  const { kind, refs, charge, decided_at: decidedAt, user_id: userId } = payment;
  const fen = (amount: number) => (amount ? <Money fen={amount} /> : null);
  const facts = [
    { key: 'kind', term: t('payments.kind'), value: t(`kinds.${kind}`) },
    { key: 'about', term: t('about'), value: refs.length ? <Subjects kind={kind} refs={refs} all /> : null },
    {
      key: 'person',
      term: t('payments.person'),
      value: <Link to={accountConsolePaths.person.href({ id: userId })}>{userId}</Link>,
    },
    { key: 'method', term: t('payments.method'), value: t(`methods.${payment.method}`) },
    {
      key: 'charged',
      term: t('payment.charged'),
      value: `${charge.amount} ${charge.currency}`,
      ...useMarginHint(charge),
    },
    { key: 'refunded', term: t('payments.refunded'), value: fen(payment.refunded_fen) },
    { key: 'returned', term: t('payment.returned'), value: fen(payment.returned_fen) },
    { key: 'failure', term: t('payment.failure'), value: payment.failure },
    { key: 'created', term: t('at'), value: <LocalTime at={payment.created_at} /> },
    { key: 'decided', term: t('payment.decided'), value: decidedAt ? <LocalTime at={decidedAt} /> : null },
    { key: 'ref', term: t('payment.providerRef'), value: payment.provider_ref },
    { key: 'charge', term: t('payment.providerCharge'), value: payment.provider_charge },
    { key: 'id', term: t('payments.id'), value: payment.id },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null)} />;
};

const Refunds = ({ refunds }: Pick<StaffPaymentDetail, 'refunds'>) => {
  const { t } = useTranslation('fund-payment-console');
  if (refunds.length === 0) return <Text tone="muted">{t('payment.noRefunds')}</Text>;
  return (
    <Table
      caption={t('payment.refunds')}
      rows={refunds}
      keyOf={({ id }) => id}
      columns={[
        { key: 'at', header: t('at'), rowHeader: true, cell: ({ created_at: at }) => <LocalTime at={at} /> },
        { key: 'about', header: t('about'), cell: ({ kind, ref }) => <Subjects kind={kind} refs={[ref]} /> },
        {
          key: 'to',
          header: t('payment.refundTo'),
          cell: ({ status }) => t(`payment.destinations.${status}`),
        },
        {
          key: 'amount',
          header: t('amount'),
          align: 'end',
          numeric: true,
          cell: ({ amount_fen: amount }) => <Money fen={amount} />,
        },
      ]}
    />
  );
};

/** One payment: what it paid for, what was given back, and each movement of its money. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const { id = '' } = useParams();
  const { data: payment, error, refetch } = useGetStaffPaymentQuery({ params: { id } });
  if (error && !payment) return <LoadFailed error={error} title={t('payment.failed')} onRetry={() => void refetch()} />;
  if (!payment) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {t('payment.title')}
        </Heading>
        <Money fen={payment.amount_fen} size="xl" strong />
        <PaymentStatus status={payment.status} />
      </Row>
      <Panel title={t('payment.facts')}>
        <Facts payment={payment} />
      </Panel>
      <Panel title={t('payment.refunds')}>
        <Refunds refunds={payment.refunds} />
      </Panel>
      <Panel title={t('payment.movements')}>
        {payment.transactions.length === 0 ? <Text tone="muted">{t('payment.noMovements')}</Text> : null}
        {payment.transactions.map((transaction) => (
          <Stack key={transaction.number} gap="2">
            <Row gap="3" wrap>
              <Link to={fundPaymentConsolePaths.transaction.href({ number: transaction.number })}>
                {transaction.number}
              </Link>
              <Text>{transaction.remark}</Text>
              <LocalTime at={transaction.at} />
            </Row>
            <EntriesTable entries={transaction.entries} />
          </Stack>
        ))}
      </Panel>
    </Stack>
  );
};
