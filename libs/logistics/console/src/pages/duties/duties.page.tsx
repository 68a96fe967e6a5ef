import { useTranslation } from 'react-i18next';
import { ListPage, type DataColumn } from '@caravan/console-core';
import { useDutyLines, useListDutiesQuery } from '@caravan/logistics/api/staff';
import { isOldSource, logisticsConsolePaths, type CountryDuty } from '@caravan/logistics/contract';
import { Badge, Link, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { oldestSource } from '../../lib/source-age.ts';

export const meta = ({ t }: PageContext<'logistics-console'>): PageMeta => ({ title: t('duties.title') });

const SourceAge = ({ asOf }: { asOf: string | undefined }) => {
  const { t } = useTranslation('logistics-console');
  const { date } = useFormats();
  if (asOf === undefined) return <Text tone="muted">{t('duties.noSource')}</Text>;
  return (
    <>
      {date(`${asOf}T00:00:00Z`)}{' '}
      {isOldSource(asOf, Date.now()) ? <Badge tone="warning">{t('duties.old')}</Badge> : null}
    </>
  );
};

const useColumns = (): DataColumn<CountryDuty>[] => {
  const { t } = useTranslation('logistics-console');
  const { country: nameOf } = useFormats();
  const linesOf = useDutyLines();
  return [
    {
      id: 'country',
      header: t('duties.country'),
      rowHeader: true,
      cell: ({ country, scheduled: [next] }) => (
        <>
          <Link to={logisticsConsolePaths.duty.href({ country })}>{nameOf(country)}</Link>
          {next?.effective_from ? (
            <Text size="sm" tone="muted">
              <LocalDay at={next.effective_from} text={(day) => t('duties.changes', { day })} />
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'figures',
      header: t('duties.figures'),
      room: 'wide',
      cell: ({ figures }) => (
        <Stack gap="1">
          {linesOf(figures).map(({ key, name, words, source }) => (
            <Text key={key} size="sm" tone={source ? 'ink' : 'muted'}>
              {t('duties.line', { name, words })}
            </Text>
          ))}
        </Stack>
      ),
    },
    { id: 'age', header: t('duties.oldest'), cell: ({ figures }) => <SourceAge asOf={oldestSource(figures)} /> },
  ];
};

/** What each country charges on parcels, and how old the sources are. */
export const Page = () => {
  const { t } = useTranslation('logistics-console');
  const { data, isError, refetch } = useListDutiesQuery(undefined);
  const columns = useColumns();
  return (
    <ListPage
      title={t('duties.title')}
      columns={columns}
      rows={data}
      keyOf={({ country }) => country}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('duties.failed'), empty: t('duties.empty') }}
    />
  );
};
