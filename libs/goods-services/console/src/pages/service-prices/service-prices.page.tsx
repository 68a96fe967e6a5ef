import { useTranslation } from 'react-i18next';
import { TypedYuan, VersionedForm } from '@caravan/console-core';
import { DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { useGetServicePricesQuery, useUpdateServicePricesMutation } from '@caravan/goods-services/api/staff';
import { goodsServicesReasons, type ServicePrices, type ServicePricesChange } from '@caravan/goods-services/contract';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

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
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <TypedYuan
              label={t(`prices.${name}`)}
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      ))}
    </VersionedForm>
  );
};

/** The prices of services for goods in the warehouse. */
export const Page = () => {
  const { t } = useTranslation('goods-services-console');
  const { data, error, refetch } = useGetServicePricesQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('prices.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('prices.title')}
      </Heading>
      <Panel title={t('prices.each')} text={t('prices.lead')}>
        <PricesForm prices={data} />
      </Panel>
    </Stack>
  );
};
