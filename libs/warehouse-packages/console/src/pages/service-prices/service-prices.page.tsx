import { useTranslation } from 'react-i18next';
import { TypedYuan, useSeenVersion } from '@caravan/console-core';
import { Banner, Button, DetailSkeleton, Heading, Panel, Row, Stack } from '@caravan/ui-kit';
import { useGetServicePricesQuery, useUpdateServicePricesMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type ServicePrices,
  type ServicePricesChange,
} from '@caravan/warehouse-packages/contract';
import { LoadFailed, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('prices.title') });

const fields = ['photo_fen', 'measurement_fen', 'rehearsal_fen'] as const;

const PricesForm = ({ prices: { version, ...prices } }: { prices: ServicePrices }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [update] = useUpdateServicePricesMutation();
  const form = useContractForm<ServicePricesChange, ServicePricesChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).servicePricesChange,
    defaultValues: prices,
    // What a colleague changes shows up, unless it is changed here.
    values: prices,
    reasons: warehousePackagesReasons,
  });
  const seen = useSeenVersion(version, form.formState.isDirty);
  const send = async (body: ServicePricesChange) => {
    const result = await update({ body, ...(seen.version === undefined ? {} : { version: seen.version }) });
    seen.check(result.error);
    if (result.data) toast.show(t('prices.saved'));
    return result;
  };
  return (
    <form method="post" noValidate aria-label={t('prices.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
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
        {seen.changed ? <Banner tone="warning">{t('prices.changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('prices.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** What services for goods in the warehouse cost. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
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
