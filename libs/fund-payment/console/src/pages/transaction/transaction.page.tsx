import { useTranslation } from 'react-i18next';
import { useGetLedgerTransactionQuery } from '@caravan/fund-payment/api/staff';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { DescriptionList, DetailSkeleton, Heading, Link, Panel, Stack } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { EntriesTable } from '../../components/entries-table.tsx';
import { Subjects } from '../../components/subjects.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('ledger.title') });

/** One movement of money with its entries. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const { number = '' } = useParams();
  const { data, error, refetch } = useGetLedgerTransactionQuery({ params: { number } });
  if (error && !data) return <LoadFailed error={error} title={t('ledger.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const { kind, refs, payment_id: paymentId } = data;
  const facts = [
    { key: 'type', term: t('ledger.type'), value: t(`ledger.types.${data.type}`) },
    { key: 'at', term: t('at'), value: <LocalTime at={data.at} /> },
    { key: 'remark', term: t('ledger.remark'), value: data.remark },
    { key: 'about', term: t('about'), value: refs.length ? <Subjects kind={kind} refs={refs} all /> : null },
    {
      key: 'payment',
      term: t('payments.id'),
      value: paymentId ? <Link to={fundPaymentConsolePaths.payment.href({ id: paymentId })}>{paymentId}</Link> : null,
    },
  ];
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {data.number}
      </Heading>
      <Panel title={t('payment.facts')}>
        <DescriptionList items={facts.filter(({ value }) => value !== null)} />
      </Panel>
      <Panel title={t('ledger.entries')}>
        <EntriesTable entries={data.entries} />
      </Panel>
    </Stack>
  );
};
