import { useTranslation } from 'react-i18next';
import { figureSteps, type FigurePeriod, type PassageTime } from '@caravan/figures/contract';
import { LineChart, Panel, Table } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { usePeriodName } from '../lib/use-period-name.ts';
import { Measured } from './measured.tsx';
import { PeriodTable } from './period-table.tsx';

/** How many orders and packages went on. */
export const ThroughputPanel = ({ periods }: { periods: readonly FigurePeriod[] }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const nameOf = usePeriodName();
  const drawn = ['order_paid', 'package_shipped'] as const;
  return (
    <Panel title={t('throughput.title')}>
      <LineChart
        series={drawn.map((step) => t(`throughput.steps.${step}`))}
        points={periods.map((period) => ({
          label: nameOf(period),
          values: drawn.map((step) => period.throughput[step]),
        }))}
        format={(value) => number(value)}
      />
      <PeriodTable
        caption={t('throughput.title')}
        periods={periods}
        columns={figureSteps.map((step) => ({
          key: step,
          header: t(`throughput.steps.${step}`),
          valueOf: ({ throughput }) => throughput[step],
        }))}
      />
    </Panel>
  );
};

/** How long the steps took. */
export const PassagesPanel = ({ passages }: { passages: readonly PassageTime[] }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const days = (value: number | null): string => (value === null ? '–' : number(value));
  return (
    <Panel title={t('passages.title')} text={t('passages.text')}>
      <Table
        caption={t('passages.title')}
        narrow="phone-cards"
        rows={passages}
        keyOf={({ passage }) => passage}
        columns={[
          {
            key: 'step',
            header: t('passages.step'),
            rowHeader: true,
            cell: ({ passage }) => t(`passages.names.${passage}`),
          },
          {
            key: 'count',
            header: t('passages.count'),
            align: 'end',
            numeric: true,
            cell: ({ count }) => <Measured count={count} />,
          },
          {
            key: 'median',
            header: t('passages.median'),
            align: 'end',
            numeric: true,
            cell: ({ median_days: value }) => days(value),
          },
          {
            key: 'p90',
            header: t('passages.p90'),
            align: 'end',
            numeric: true,
            cell: ({ p90_days: value }) => days(value),
          },
        ]}
      />
    </Panel>
  );
};
