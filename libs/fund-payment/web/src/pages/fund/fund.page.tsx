import { useTranslation } from 'react-i18next';
import { fundPaymentApi, useGetBalanceQuery, useListBalanceRecordsQuery } from '@caravan/fund-payment/api';
import { Heading, Page as Column, Stack } from '@caravan/ui-kit';
import { loadPage, pageOf, useSearchParams, type ApiError, type PageContext, type PageMeta } from '@caravan/web-core';
import { BalanceCard } from '../../components/balance-card/balance-card.tsx';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { Records } from '../../components/records/records.tsx';
import { StatementCard } from '../../components/statement/statement-card.tsx';
import { filtersOf, newestRecords, recordsQuery } from '../../lib/records-query.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const { searchParams } = context.url;
  await Promise.all([
    loadPage(context, fundPaymentApi.endpoints.getBalance.initiate()),
    loadPage(context, fundPaymentApi.endpoints.listBalanceRecords.initiate({ query: newestRecords })),
    loadPage(
      context,
      fundPaymentApi.endpoints.listBalanceRecords.initiate({
        query: recordsQuery(filtersOf(searchParams), pageOf(searchParams)),
      }),
    ),
  ]);
};

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({
  title: t('fund.title'),
  description: t('fund.description'),
});

/** The wallet: its balance, the last 90 days, and all records. */
export const Page = () => {
  const { t } = useTranslation('fund-payment');
  const [search] = useSearchParams();
  const balance = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const newest = useListBalanceRecordsQuery({ query: newestRecords }, { refetchOnMountOrArgChange: 5 });
  if (balance.error && !balance.data && !balance.isFetching) {
    return (
      <Column>
        <NotLoaded status={(balance.error as ApiError).status} onRetry={() => void balance.refetch()} />
      </Column>
    );
  }
  return (
    <Column>
      <Stack gap="6">
        <Heading level={1}>{t('fund.title')}</Heading>
        <BalanceCard balanceFen={balance.data?.balance_fen} history={newest.data} />
        <Records filters={filtersOf(search)} page={pageOf(search)} />
        <StatementCard />
      </Stack>
    </Column>
  );
};
