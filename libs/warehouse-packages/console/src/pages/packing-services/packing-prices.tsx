import { useTranslation } from 'react-i18next';
import { TypedYuan, useSeenVersion } from '@caravan/console-core';
import { Banner, Button, Checkbox, Fieldset, Row, Stack } from '@caravan/ui-kit';
import { useUpdatePackingPricesMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type PackingPrices,
  type PackingPricesChange,
} from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

/** The packing options: which are offered, and what each costs. */
export const PackingPricesForm = ({ prices }: { prices: PackingPrices }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [update] = useUpdatePackingPricesMutation();
  const { options } = prices;
  const form = useContractForm<PackingPricesChange, PackingPricesChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).packingPricesChange,
    defaultValues: { options },
    // What a colleague changes shows up, unless it is changed here.
    values: { options },
    reasons: warehousePackagesReasons,
  });
  const seen = useSeenVersion(prices.version, form.formState.isDirty);
  const send = async (body: PackingPricesChange) => {
    const result = await update({ body, ...(seen.version === undefined ? {} : { version: seen.version }) });
    seen.check(result.error);
    if (result.data) toast.show(t('packingServices.saved'));
    return result;
  };
  return (
    <form method="post" noValidate aria-label={t('packing.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="6">
        {options.map(({ kind }, index) => (
          <Fieldset key={kind} legend={t(`packing.kind.${kind}`)}>
            <Stack gap="2">
              <Checkbox {...form.field(`options.${index}.offered`)} label={t('packingServices.offered')} />
              <Controller
                control={form.control}
                name={`options.${index}.price_fen`}
                render={({ field, fieldState }) => (
                  <TypedYuan
                    label={t('packingServices.price')}
                    value={field.value}
                    error={fieldState.error?.message}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              />
            </Stack>
          </Fieldset>
        ))}
        {seen.changed ? <Banner tone="warning">{t('packingServices.changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('packingServices.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
