import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '@caravan/kernel';
import { useDutyLines, type DutyLine } from '@caravan/logistics/api';
import { isOldSource, type DutyFigures, type DutySource } from '@caravan/logistics/contract';
import { Badge, Link, Table, Text } from '@caravan/ui-kit';
import { useFormats, useNow } from '@caravan/web-core';
import styles from './duty-table.module.css';

/** The page that states a figure, the day of that page, and whether that is long ago. */
const Source = ({ source }: { source: DutySource }) => {
  const { t } = useTranslation('logistics');
  const { date } = useFormats();
  const now = useNow();
  return (
    <span className={styles.source}>
      <Link href={source.url} newTab external>
        <bdi lang={defaultLanguage}>{source.title}</bdi>
      </Link>
      <span>
        <time dateTime={source.as_of}>{t('duties.asOf', { day: date(`${source.as_of}T00:00:00Z`) })}</time>{' '}
        {now !== undefined && isOldSource(source.as_of, now) ? <Badge tone="warning">{t('duties.old')}</Badge> : null}
      </span>
    </span>
  );
};

const NoSource = () => {
  const { t } = useTranslation('logistics');
  return (
    <Text as="span" size="sm" tone="muted">
      {t('duties.noSource')}
    </Text>
  );
};

/** Every figure of a country with the page that states it; what no page states is unknown. */
export const DutyTable = ({ figures, caption }: { figures: DutyFigures; caption: string }) => {
  const { t } = useTranslation('logistics');
  const linesOf = useDutyLines();
  return (
    <Table<DutyLine>
      caption={caption}
      columns={[
        { key: 'figure', header: t('duties.figure'), cell: ({ name }) => name, rowHeader: true },
        { key: 'amount', header: t('duties.amount'), cell: ({ words }) => words },
        {
          key: 'source',
          header: t('duties.source'),
          cell: ({ source }) => (source ? <Source source={source} /> : <NoSource />),
        },
      ]}
      rows={linesOf(figures)}
      keyOf={({ key }) => key}
    />
  );
};
