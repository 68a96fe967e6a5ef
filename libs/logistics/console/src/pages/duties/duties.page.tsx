import { useTranslation } from 'react-i18next';
import { ListPage, type DataColumn } from '@caravan/console-core';
import { useDutyLines, useListDutiesQuery } from '@caravan/logistics/api/staff';
import {
  endedBy,
  isSoon,
  ruleDay,
  sourceDays,
  turnsAfter,
  type CountryDuty,
  type RuleList,
} from '@caravan/logistics/contract';
import { logisticsConsolePaths } from '@caravan/routes/console';
import { Badge, Link, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';

export const meta = ({ t }: PageContext<'logistics-console'>): PageMeta => ({ title: t('duties.title') });

const OldestSource = ({ rules }: Pick<CountryDuty, 'rules'>) => {
  const { t } = useTranslation('logistics-console');
  const { date } = useFormats();
  const [oldest] = sourceDays(rules);
  if (oldest === undefined) return <Text tone="muted">{t('duties.noSource')}</Text>;
  return <>{date(`${oldest}T00:00:00Z`)}</>;
};

/** The rules themselves tell which ones have ended, and which begin or end next. */
const NextChange = ({ rules }: Pick<CountryDuty, 'rules'>) => {
  const { t } = useTranslation('logistics-console');
  const { date, list } = useFormats();
  const today = ruleDay(new Date());
  const named = (lists: readonly RuleList[]): string => list(lists.map((name) => t(`duties.${name}`)));
  const ended = endedBy(rules, today);
  const [next] = turnsAfter(rules, today);
  return (
    <Stack gap="1">
      {ended.length > 0 ? <Badge tone="danger">{t('duties.ended', { lists: named(ended) })}</Badge> : null}
      {next ? (
        <>
          <Text size="sm" tone={isSoon(next.day, today) ? 'ink' : 'muted'}>
            {t('duties.nextOn', { day: date(`${next.day}T00:00:00Z`), lists: named(next.changed) })}{' '}
            {isSoon(next.day, today) ? <Badge tone="warning">{t('duties.soon')}</Badge> : null}
          </Text>
          {next.lost.length > 0 ? (
            <Text size="sm" tone="muted">
              {t('duties.unknownThen', { lists: named(next.lost) })}
            </Text>
          ) : null}
        </>
      ) : null}
    </Stack>
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
      width: 'wide',
      cell: ({ rules }) => (
        <Stack gap="1">
          {linesOf(rules).map(({ key, name, words, source }) => (
            <Text key={key} size="sm" tone={source ? 'ink' : 'muted'}>
              {t('duties.line', { name, words })}
            </Text>
          ))}
        </Stack>
      ),
    },
    { id: 'next', header: t('duties.next'), cell: ({ rules }) => <NextChange rules={rules} /> },
    { id: 'age', header: t('duties.oldest'), cell: ({ rules }) => <OldestSource rules={rules} /> },
  ];
};

/** The charges of each country on parcels, the next change, and the age of the sources. */
export const Page = () => {
  const { t } = useTranslation('logistics-console');
  return (
    <ListPage
      title={t('duties.title')}
      result={useListDutiesQuery(undefined)}
      columns={useColumns()}
      keyOf={({ country }) => country}
      empty={t('duties.empty')}
    />
  );
};
