import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterForm, useUrlFilters } from '@caravan/console-core';
import { useGetFiguresQuery } from '@caravan/figures/api';
import { figureSpans, getFigures, maxPeriods, type Figures } from '@caravan/figures/contract';
import { Banner, DetailSkeleton, Grid, Heading, Row, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import { LoadFailed, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExportButton } from '../../components/export-button.tsx';
import { PassagesPanel, ThroughputPanel } from '../../components/flow-panels.tsx';
import { MarginPanel, TurnoverPanel } from '../../components/money-panels.tsx';
import { ShelfPanel, WorkPanel } from '../../components/now-panels.tsx';
import { PeoplePanel } from '../../components/people-panel.tsx';
import { QuotesPanel } from '../../components/quotes-panel.tsx';
import { figureDays, hasFigures } from '../../lib/figure-days.ts';

export const meta = ({ t }: PageContext<'figures-console'>): PageMeta => ({ title: t('title') });

const Panels = ({ figures: { periods, passages, shelf, work, people, quotes } }: { figures: Figures }) => (
  <Stack gap="4">
    <Grid columns={{ base: 1, lg: 2 }} gap="4">
      <TurnoverPanel periods={periods} />
      <MarginPanel periods={periods} />
    </Grid>
    <Grid columns={{ base: 1, lg: 2 }} gap="4">
      <ThroughputPanel periods={periods} />
      <PassagesPanel passages={passages} />
    </Grid>
    <PeoplePanel periods={periods} people={people} />
    <QuotesPanel quotes={quotes} />
    <Grid columns={{ base: 1, lg: 2 }} gap="4">
      <ShelfPanel shelf={shelf} />
      <WorkPanel work={work} />
    </Grid>
  </Stack>
);

type Days = ReturnType<typeof figureDays>;

const useDays = (): Days => {
  const { get } = useUrlFilters();
  const [now] = useState(() => new Date());
  return figureDays({ from: get('from'), to: get('to'), by: get('by') }, now);
};

/** The numbers of the shop: money, flow, and what waits. */
export const Page = () => {
  const { t } = useTranslation('figures-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const query = useDays();
  const isReadable = hasFigures(query);
  const { currentData, error, refetch } = useGetFiguresQuery({ query }, { skip: !isReadable });
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        {isReadable ? <ExportButton endpoint={getFigures} query={query} name="figures" /> : null}
      </Row>
      <Text tone="muted">{t('lead')}</Text>
      <FilterForm key={search.toString()} label={t('filter')} submitLabel={t('apply')} filters={filters}>
        <TextField name="from" type="date" label={t('from')} defaultValue={query.from} />
        <TextField name="to" type="date" label={t('to')} defaultValue={query.to} />
        <SelectField
          name="by"
          label={t('by')}
          defaultValue={query.by}
          options={figureSpans.map((value) => ({ value, label: t(`spans.${value}`) }))}
        />
      </FilterForm>
      {isReadable ? null : <Banner tone="warning">{t('wrongDays', { max: maxPeriods })}</Banner>}
      {error && !currentData ? (
        <LoadFailed part error={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : null}
      {isReadable && !currentData && !error ? <DetailSkeleton label={t('loading')} /> : null}
      {currentData ? <Panels figures={currentData} /> : null}
    </Stack>
  );
};
