import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import type { StaffExchangeMargin } from '@caravan/content/contract';
import { StatusBadge, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { stateTones } from './service-fee-versions.tsx';

type Version = StaffExchangeMargin['versions'][number];

/** The exchange margins of earlier days, of today and of days to come. */
export const ExchangeMarginVersions = ({ versions }: Pick<StaffExchangeMargin, 'versions'>) => {
  const { t } = useTranslation('content-console');
  const { date, number } = useFormats();
  if (!versions.length) return <Text tone="muted">{t('exchangeMargin.none')}</Text>;
  const columns: DataColumn<Version>[] = [
    { id: 'from', header: t('serviceFee.from'), rowHeader: true, cell: ({ from }) => date(`${from}T00:00:00Z`) },
    {
      id: 'state',
      header: t('serviceFee.state'),
      cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`serviceFee.states.${state}`)}</StatusBadge>,
    },
    {
      id: 'margin',
      header: t('exchangeMargin.margin'),
      numeric: true,
      cell: ({ margin_bp: bp }) => number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    },
  ];
  return <DataTable caption={t('exchangeMargin.title')} columns={columns} rows={versions} keyOf={({ from }) => from} />;
};
