import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '@caravan/figures/contract';
import { Disclosure, Money, Table } from '@caravan/ui-kit';
import { usePeriodName } from '../lib/use-period-name.ts';

/** One number of each period. */
export interface PeriodColumn {
  key: string;
  header: string;
  valueOf: (period: FigurePeriod) => number;
  /** An amount in fen. */
  isMoney?: boolean;
}

interface PeriodTableProps {
  caption: string;
  periods: readonly FigurePeriod[];
  columns: readonly PeriodColumn[];
}

/** The numbers of a chart, with their sums, for those who do not see it. */
export const PeriodTable = ({ caption, periods, columns }: PeriodTableProps) => {
  const { t } = useTranslation('figures-console');
  const nameOf = usePeriodName();
  const shown = (isMoney: boolean | undefined, value: number) => (isMoney ? <Money fen={value} /> : value);
  const rows = periods.map((period) => ({
    name: nameOf(period),
    values: columns.map(({ valueOf }) => valueOf(period)),
  }));
  const sums = columns.map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return (
    <Disclosure look="plain" summary={t('table')}>
      <Table
        caption={caption}
        narrow="phone-cards"
        rows={[...rows, { name: t('total'), values: sums }]}
        keyOf={({ name }) => name}
        columns={[
          { key: 'period', header: t('period'), rowHeader: true, cell: ({ name }) => name },
          ...columns.map(({ key, header, isMoney }, index) => ({
            key,
            header,
            align: 'end' as const,
            numeric: true,
            cell: ({ values }: { values: number[] }) => shown(isMoney, values[index] ?? 0),
          })),
        ]}
      />
    </Disclosure>
  );
};
