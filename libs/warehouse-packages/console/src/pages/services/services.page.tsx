import { useTranslation } from 'react-i18next';
import { DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { useGetPackingPricesQuery } from '@caravan/warehouse-packages/api/staff';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { PackingPricesForm } from './packing-prices.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('services.title') });

/** What shoppers may choose for a package, with its prices. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data, error, refetch } = useGetPackingPricesQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('services.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('services.title')}
      </Heading>
      <Panel title={t('packing.title')} text={t('services.packingLead')}>
        <PackingPricesForm prices={data} />
      </Panel>
    </Stack>
  );
};
