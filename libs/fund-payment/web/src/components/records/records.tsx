import { useTranslation } from 'react-i18next';
import { useListBalanceRecordsQuery } from '@caravan/fund-payment/api';
import { listBalanceRecords } from '@caravan/fund-payment/contract';
import { Button, Card, CardPart, Grow, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { PageLinks, useDownload, type ApiError } from '@caravan/web-core';
import { fundHref, recordsQuery, type RecordFilters } from '../../lib/records-query.ts';
import { NotLoaded } from '../not-loaded/not-loaded.tsx';
import { NoRecords } from './no-records.tsx';
import { RecordsFilters } from './records-filters.tsx';
import { RecordsSkeleton } from './records-skeleton.tsx';
import { RecordsTable } from './records-table.tsx';
import styles from './records.module.css';

export interface RecordsProps {
  filters: RecordFilters;
  page: number;
}

const fileName = (): string => `caravan-balance-${new Date().toISOString().slice(0, 10)}.csv`;

const RecordsList = ({ filters, page }: RecordsProps) => {
  const { t } = useTranslation('fund-payment');
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListBalanceRecordsQuery({ query: recordsQuery(filters, page) });
  if (error && !isFetching)
    return <NotLoaded part status={(error as ApiError).status} onRetry={() => void refetch()} />;
  if (!data) return <RecordsSkeleton />;
  if (data.items.length === 0) return <NoRecords filters={filters} />;
  return (
    <>
      <div className={styles.table}>
        <RecordsTable records={data.items} />
      </div>
      <CardPart>
        <Row gap="4" justify="between" wrap>
          <Text size="sm" tone="muted">
            {t('fund.total', { count: data.total })}
          </Text>
          <PageLinks list={data} pathOf={(to) => fundHref(filters, to)} />
        </Row>
      </CardPart>
    </>
  );
};

/** The records: filters, list, and download. */
export const Records = ({ filters, page }: RecordsProps) => {
  const { t } = useTranslation('fund-payment');
  const { start, busy } = useDownload();
  const download = () =>
    start({ endpoint: listBalanceRecords, query: filters, accept: 'text/csv', fileName: fileName() });
  return (
    <Card as="section" space="none" aria-labelledby="records">
      <CardPart>
        <Stack gap="4">
          <Row gap="4" wrap>
            <Grow least="160">
              <Heading level={2} size="md" id="records">
                {t('fund.records')}
              </Heading>
            </Grow>
            <Button variant="secondary" size="sm" icon="download" busy={busy} onClick={() => void download()}>
              {t('fund.download')}
            </Button>
          </Row>
          <RecordsFilters key={fundHref(filters)} filters={filters} />
        </Stack>
      </CardPart>
      <RecordsList filters={filters} page={page} />
    </Card>
  );
};
