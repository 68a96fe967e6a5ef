import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '@caravan/kernel';
import { useDutyLines, type DutyLine } from '@caravan/logistics/api';
import { isSoon, ruleDay, type DutyFigures, type DutySource } from '@caravan/logistics/contract';
import { Badge, Link, Table, Text } from '@caravan/ui-kit';
import { useFormats, useNow } from '@caravan/web-core';
import styles from './duty-table.module.css';

/** The page that states a figure, and the day of that page. */
const Source = ({ source }: { source: DutySource }) => {
  const { t } = useTranslation('logistics');
  const { date } = useFormats();
  return (
    <span className={styles.source}>
      <Link href={source.url} newTab external>
        <bdi lang={defaultLanguage}>{source.title}</bdi>
      </Link>
      <time dateTime={source.as_of}>{t('duties.asOf', { day: date(`${source.as_of}T00:00:00Z`) })}</time>
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

/** A figure in words, and whether its last day is near. */
const Amount = ({ words, until }: Pick<DutyLine, 'words' | 'until'>) => {
  const { t } = useTranslation('logistics');
  const now = useNow();
  const isEnding = now !== undefined && until !== undefined && isSoon(until, ruleDay(new Date(now)));
  return (
    <>
      {words} {isEnding ? <Badge tone="warning">{t('duties.endsSoon')}</Badge> : null}
    </>
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
        {
          key: 'amount',
          header: t('duties.amount'),
          cell: ({ words, until }) => <Amount words={words} until={until} />,
        },
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
