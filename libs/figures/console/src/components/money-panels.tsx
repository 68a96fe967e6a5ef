import { useTranslation } from 'react-i18next';
import { type FigurePeriod, type Turnover } from '@caravan/figures/contract';
import { formatFen } from '@caravan/kernel';
import { figuresConsolePaths } from '@caravan/routes/console';
import { Banner, BarChart, DescriptionList, LineChart, Link, Money, Panel } from '@caravan/ui-kit';
import { hasMargins } from '../lib/figure-days.ts';
import { usePeriodName } from '../lib/use-period-name.ts';
import { PeriodTable, type PeriodColumn } from './period-table.tsx';

interface Periods {
  periods: readonly FigurePeriod[];
}

const kinds = ['order', 'order_extra', 'package', 'package_extra', 'service'] as const;

const sum = (periods: readonly FigurePeriod[], valueOf: (period: FigurePeriod) => number): number =>
  periods.reduce((total, period) => total + valueOf(period), 0);

const sumOf = (turnover: Turnover, part: 'captured_fen' | 'refunded_fen'): number =>
  kinds.reduce((total, kind) => total + turnover[kind][part], 0);

const netOf = ({ turnover }: FigurePeriod): number => sumOf(turnover, 'captured_fen') - sumOf(turnover, 'refunded_fen');

/** The money that came in for orders, packages and services. */
export const TurnoverPanel = ({ periods }: Periods) => {
  const { t } = useTranslation('figures-console');
  const nameOf = usePeriodName();
  const columns: PeriodColumn[] = [
    ...kinds.map((kind) => ({
      key: kind,
      header: t(`turnover.${kind}`),
      isMoney: true,
      valueOf: ({ turnover }: FigurePeriod) => turnover[kind].captured_fen,
    })),
    {
      key: 'refunded',
      header: t('turnover.refunded'),
      isMoney: true,
      valueOf: ({ turnover }) => sumOf(turnover, 'refunded_fen'),
    },
    { key: 'net', header: t('turnover.net'), isMoney: true, valueOf: netOf },
    { key: 'orders', header: t('turnover.orders'), valueOf: ({ turnover }) => turnover.order.count },
    { key: 'packages', header: t('turnover.packages'), valueOf: ({ turnover }) => turnover.package.count },
  ];
  return (
    <Panel title={t('turnover.title')} text={t('turnover.text')}>
      <DescriptionList
        items={columns.slice(-3).map(({ key, header, valueOf, isMoney }) => {
          const total = sum(periods, valueOf);
          return { key, term: header, value: isMoney ? <Money fen={total} strong /> : total };
        })}
      />
      <BarChart
        series={[t('turnover.order'), t('turnover.package'), t('turnover.service')]}
        points={periods.map((period) => ({
          label: nameOf(period),
          values: [
            period.turnover.order.captured_fen + period.turnover.order_extra.captured_fen,
            period.turnover.package.captured_fen + period.turnover.package_extra.captured_fen,
            period.turnover.service.captured_fen,
          ],
        }))}
        format={formatFen}
      />
      <PeriodTable caption={t('turnover.title')} periods={periods} columns={columns} />
    </Panel>
  );
};

/** Leads to the orders of the periods, if they are not too many days for a list. */
const MarginsLink = ({ periods }: Periods) => {
  const { t } = useTranslation('figures-console');
  const days = { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
  if (!days.from || !hasMargins(days)) return null;
  return <Link to={figuresConsolePaths.margins.href(days)}>{t('margins.title')}</Link>;
};

/** The turnover less the purchases. */
export const MarginPanel = ({ periods }: Periods) => {
  const { t } = useTranslation('figures-console');
  const nameOf = usePeriodName();
  const marginOf = ({ margin }: FigurePeriod): number => margin.paid_fen - margin.cost_fen;
  const amounts: PeriodColumn[] = [
    { key: 'paid', header: t('margin.paid'), isMoney: true, valueOf: ({ margin }) => margin.paid_fen },
    { key: 'cost', header: t('margin.cost'), isMoney: true, valueOf: ({ margin }) => margin.cost_fen },
    { key: 'margin', header: t('margin.margin'), isMoney: true, valueOf: marginOf },
    ...(periods.some(({ margin }) => margin.kept_service_fee_fen > 0)
      ? [
          {
            key: 'service',
            header: t('margin.keptServiceFee'),
            isMoney: true,
            valueOf: ({ margin }: FigurePeriod) => margin.kept_service_fee_fen,
          },
        ]
      : []),
    ...(periods.some(({ exchange_margin_fen: fen }) => fen > 0)
      ? [
          {
            key: 'exchange',
            header: t('margin.exchange'),
            isMoney: true,
            valueOf: ({ exchange_margin_fen: fen }: FigurePeriod) => fen,
          },
        ]
      : []),
  ];
  const counts: PeriodColumn[] = [
    { key: 'orders', header: t('margin.orders'), valueOf: ({ margin }) => margin.orders },
    { key: 'unknown', header: t('margin.withoutCost'), valueOf: ({ margin }) => margin.without_cost },
  ];
  const unknown = sum(periods, ({ margin }) => margin.without_cost);
  const unknownFen = sum(periods, ({ margin }) => margin.without_cost_fen);
  return (
    <Panel title={t('margin.title')} text={t('margin.text')}>
      <DescriptionList
        items={amounts.map(({ key, header, valueOf }) => ({
          key,
          term: header,
          value: <Money fen={sum(periods, valueOf)} strong />,
        }))}
      />
      {unknown > 0 ? <Banner>{t('margin.unknown', { count: unknown, amount: formatFen(unknownFen) })}</Banner> : null}
      <LineChart
        series={[t('margin.margin')]}
        points={periods.map((period) => ({ label: nameOf(period), values: [marginOf(period)] }))}
        format={formatFen}
      />
      <PeriodTable caption={t('margin.title')} periods={periods} columns={[...amounts, ...counts]} />
      <MarginsLink periods={periods} />
    </Panel>
  );
};
