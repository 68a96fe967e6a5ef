import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useChangeStaffWarehousesMutation } from '@caravan/forwarding/api/staff';
import {
  addressFields,
  forwardingReasons,
  maxWarehouses,
  type StaffWarehouses,
  type WarehousesChange,
} from '@caravan/forwarding/contract';
import { Button, Card, Checkbox, Grid, Heading, Row, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm, useFieldArray } from '@caravan/web-core/forms';

type Values = WarehousesChange;

const fresh: Values['warehouses'][number] = {
  ...{ id: '', name: '', recipient: '', phone: '', province: '', city: '', district: '', street: '', postcode: '' },
  active: true,
};

/** All warehouses of the shop, in the order in which shoppers see them. */
export const WarehousesForm = ({ list: { warehouses, wait_days, version } }: { list: StaffWarehouses }) => {
  const { t } = useTranslation('forwarding-console');
  const [change] = useChangeStaffWarehousesMutation();
  const values: Values = { warehouses, wait_days };
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).warehousesChange,
    defaultValues: values,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values,
    reasons: forwardingReasons,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'warehouses', keyName: 'key' });
  return (
    <VersionedForm
      label={t('warehouses.addresses')}
      form={form}
      version={version}
      send={(body, seen) => change({ body, ...seen })}
    >
      {fields.map(({ key }, index) => {
        const title = t('warehouses.one', { number: index + 1 });
        const name = `warehouses.${index}` as const;
        return (
          <Card key={key} as="section" aria-label={title}>
            <Stack gap="3">
              <Row justify="between">
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Button size="sm" variant="ghost" icon="trash" onClick={() => remove(index)}>
                  {t('warehouses.remove', { number: index + 1 })}
                </Button>
              </Row>
              <Grid columns={{ base: 1, sm: 2 }} gap="3">
                <TextField
                  {...form.field(`${name}.id`)}
                  label={t('warehouses.id')}
                  hint={t('warehouses.idHint')}
                  autoComplete="off"
                />
                <TextField {...form.field(`${name}.name`)} label={t('warehouses.name')} autoComplete="off" />
                {addressFields.map((field) => (
                  <TextField
                    key={field}
                    {...form.field(`${name}.${field}`)}
                    label={t(`warehouses.${field}`)}
                    autoComplete="off"
                  />
                ))}
              </Grid>
              <Checkbox {...form.register(`${name}.active`)} label={t('warehouses.active')} />
            </Stack>
          </Card>
        );
      })}
      {fields.length < maxWarehouses ? (
        <Row>
          <Button variant="secondary" icon="plus" onClick={() => append(fresh)}>
            {t('warehouses.add')}
          </Button>
        </Row>
      ) : null}
      <TextField
        {...form.register('wait_days', { valueAsNumber: true })}
        error={form.formState.errors.wait_days?.message}
        label={t('warehouses.waitDays')}
        hint={t('warehouses.waitDaysHint')}
        inputMode="numeric"
        autoComplete="off"
        numeric
      />
    </VersionedForm>
  );
};
