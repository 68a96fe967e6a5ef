import { useTranslation } from 'react-i18next';
import { useGetBalanceHeadQuery } from '@caravan/fund-payment/api';
import { downloadStatement } from '@caravan/fund-payment/contract';
import { receiptsPaths } from '@caravan/routes';
import { Button, DescriptionList, Link, Panel, Row, Skeleton } from '@caravan/ui-kit';
import { useDownload, type ApiError } from '@caravan/web-core';
import { NotLoaded } from '../not-loaded/not-loaded.tsx';
import { HashValue } from './hash-value.tsx';

const fileName = (): string => `caravan-statement-${new Date().toISOString().slice(0, 10)}.jsonl`;

/** The statement of the wallet: its last hash to compare, the file, and the way to check it. */
export const StatementCard = () => {
  const { t } = useTranslation('fund-payment');
  const { start, busy } = useDownload();
  const { data, error, isFetching, refetch } = useGetBalanceHeadQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const save = () => start({ endpoint: downloadStatement, accept: 'application/x-ndjson', fileName: fileName() });
  const waiting = <Skeleton shape="text" />;
  return (
    <Panel title={t('statement.title')} text={t('statement.text')}>
      {error && !data && !isFetching ? (
        <NotLoaded part status={(error as ApiError).status} onRetry={() => void refetch()} />
      ) : (
        <DescriptionList
          items={[
            { key: 'rows', term: t('statement.rows'), value: data ? data.rows : waiting },
            {
              key: 'head',
              term: t('statement.head'),
              value: data ? <HashValue hash={data.head} copyLabel={t('statement.copyHead')} /> : waiting,
            },
          ]}
        />
      )}
      <Row gap="4" wrap>
        <Button variant="secondary" size="sm" icon="download" busy={busy} onClick={() => void save()}>
          {t('statement.download')}
        </Button>
        <Link to={receiptsPaths.verify.href()}>{t('statement.check')}</Link>
      </Row>
    </Panel>
  );
};
