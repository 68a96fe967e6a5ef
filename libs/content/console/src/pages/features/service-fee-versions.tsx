import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import type { StaffServiceFee } from '@caravan/content/contract';
import { formatFen, platformName } from '@caravan/kernel';
import { StatusBadge, Text } from '@caravan/ui-kit';
import { useFormats, useLanguage } from '@caravan/web-core';

type Version = StaffServiceFee['versions'][number];

export const stateTones = { past: 'neutral', in_force: 'success', planned: 'info' } as const;

/** For whom an exception is, in words. */
const useWhom = () => {
  const language = useLanguage();
  return ({ platform, shop_name: shop }: Version['exceptions'][number]): string =>
    [shop, platform && (platformName(platform, language) ?? platform)].filter(Boolean).join(' · ');
};

/** The service fees of earlier days, of today and of days to come. */
export const ServiceFeeVersions = ({ versions }: Pick<StaffServiceFee, 'versions'>) => {
  const { t } = useTranslation('content-console');
  const { date, number } = useFormats();
  const whom = useWhom();
  if (!versions.length) return <Text tone="muted">{t('serviceFee.none')}</Text>;
  const rate = ({ rate_bp: bp, minimum_fen: fen }: Pick<Version, 'minimum_fen' | 'rate_bp'>) =>
    t('serviceFee.rateOf', {
      rate: number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
      minimum: formatFen(fen),
    });
  const columns: DataColumn<Version>[] = [
    { id: 'from', header: t('serviceFee.from'), rowHeader: true, cell: ({ from }) => date(`${from}T00:00:00Z`) },
    {
      id: 'state',
      header: t('serviceFee.state'),
      cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`serviceFee.states.${state}`)}</StatusBadge>,
    },
    { id: 'rate', header: t('serviceFee.rate'), cell: rate },
    { id: 'free', header: t('serviceFee.free'), numeric: true, cell: ({ free_orders: free }) => free },
    {
      id: 'exceptions',
      header: t('serviceFee.exceptions'),
      cell: ({ exceptions }) => exceptions.map((one) => `${whom(one)}: ${rate(one)}`).join('; ') || '–',
    },
  ];
  return <DataTable caption={t('serviceFee.title')} columns={columns} rows={versions} keyOf={({ from }) => from} />;
};
