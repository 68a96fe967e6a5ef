import { useTranslation } from 'react-i18next';
import { RulePage, VersionedForm, YuanField } from '@caravan/console-core';
import { useGetServicePricesQuery, useUpdateServicePricesMutation } from '@caravan/goods-services/api/staff';
import { goodsServicesReasons, type ServicePrices, type ServicePricesChange } from '@caravan/goods-services/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'goods-services-console'>): PageMeta => ({ title: t('prices.title') });

const fields = ['photo_fen', 'measurement_fen', 'rehearsal_fen'] as const;

const PricesForm = ({ prices: { version, ...prices } }: { prices: ServicePrices }) => {
  const { t } = useTranslation('goods-services-console');
  const [update] = useUpdateServicePricesMutation();
  const form = useContractForm<ServicePricesChange, ServicePricesChange>({
    schema: async () => (await import('@caravan/goods-services/contract/staff')).servicePricesChange,
    defaultValues: prices,
    // Changes of a colleague show up in fields that are not changed here.
    values: prices,
    reasons: goodsServicesReasons,
  });
  return (
    <VersionedForm
      label={t('prices.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      {fields.map((name) => (
        <YuanField key={name} control={form.control} name={name} label={t(`prices.${name}`)} />
      ))}
    </VersionedForm>
  );
};

/** The prices of services for goods in the warehouse. */
export const Page = () => {
  const { t } = useTranslation('goods-services-console');
  const query = useGetServicePricesQuery(undefined);
  return (
    <RulePage
      title={t('prices.title')}
      panel={t('prices.each')}
      lead={t('prices.lead')}
      loading={t('loading')}
      failed={t('prices.failed')}
      query={query}
    >
      {(prices) => <PricesForm prices={prices} />}
    </RulePage>
  );
};
