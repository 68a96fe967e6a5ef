import { useTranslation } from 'react-i18next';
import { VersionedForm, YuanField } from '@caravan/console-core';
import { Checkbox, Fieldset, Stack } from '@caravan/ui-kit';
import { useUpdatePackingPricesMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type PackingPrices,
  type PackingPricesChange,
} from '@caravan/warehouse-packages/contract';
import { useContractForm } from '@caravan/web-core/forms';

/** The packing options: which are offered, and what each costs. */
export const PackingPricesForm = ({ prices }: { prices: PackingPrices }) => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const [update] = useUpdatePackingPricesMutation();
  const { options } = prices;
  const form = useContractForm<PackingPricesChange, PackingPricesChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).packingPricesChange,
    defaultValues: { options },
    // A colleague's changes show up, unless they are changed here.
    values: { options },
    reasons: warehousePackagesReasons,
  });
  return (
    <VersionedForm
      label={t('packing.title', { ns: 'console-core' })}
      form={form}
      version={prices.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      {options.map(({ kind }, index) => (
        <Fieldset key={kind} legend={t(`packing.kind.${kind}`, { ns: 'console-core' })}>
          <Stack gap="2">
            <Checkbox {...form.field(`options.${index}.offered`)} label={t('packingServices.offered')} />
            <YuanField control={form.control} name={`options.${index}.price_fen`} label={t('packingServices.price')} />
          </Stack>
        </Fieldset>
      ))}
    </VersionedForm>
  );
};
