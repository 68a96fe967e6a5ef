import { useTranslation } from 'react-i18next';
import { DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { useGetPackingPricesQuery, useListInsuranceTiersQuery } from '@caravan/warehouse-packages/api/staff';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { InsuranceTiers } from './insurance-tiers.tsx';
import { PackingPricesForm } from './packing-prices.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({
  title: t('packingServices.title'),
});

/** The options of shoppers for a package, with their prices. */
export const Page = () => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const prices = useGetPackingPricesQuery(undefined);
  const tiers = useListInsuranceTiersQuery(undefined);
  const retry = () => {
    void prices.refetch();
    void tiers.refetch();
  };
  if (!prices.data || !tiers.data) {
    const error = prices.error ?? tiers.error;
    if (error) return <LoadFailed error={error} title={t('packingServices.failed')} onRetry={retry} />;
    return <DetailSkeleton label={t('loading')} />;
  }
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('packingServices.title')}
      </Heading>
      <Panel title={t('packing.title', { ns: 'console-core' })} text={t('packingServices.packingLead')}>
        <PackingPricesForm prices={prices.data} />
      </Panel>
      <Panel title={t('tiers.title')} text={t('tiers.lead')}>
        <InsuranceTiers tiers={tiers.data} />
      </Panel>
    </Stack>
  );
};
