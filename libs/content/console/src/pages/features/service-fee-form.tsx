import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { usePlanServiceFeeMutation } from '@caravan/content/api/staff';
import {
  contentReasons,
  serviceFeeLimits,
  type ServiceFeeForm as Values,
  type ServiceFeePlan,
  type ServiceFeeVersion,
  type StaffServiceFee,
} from '@caravan/content/contract';
import { platformName, platforms } from '@caravan/kernel';
import { Button, Grid, Row, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { useContractForm, useFieldArray, type ContractForm } from '@caravan/web-core/forms';
import { PlannedChanges } from './planned-changes.tsx';

type Form = ContractForm<Values, ServiceFeePlan>;

const typed = (hundredths: number): string => String(hundredths / 100);

const asTyped = ({ from, free_orders, exceptions, ...rate }: ServiceFeeVersion): Values['planned'][number] => ({
  from,
  rate_bp: typed(rate.rate_bp),
  minimum_fen: typed(rate.minimum_fen),
  free_orders: String(free_orders),
  exceptions: exceptions.map(({ platform, shop_name: shop, rate_bp, minimum_fen }) => ({
    platform: platform ?? '',
    shop_name: shop ?? '',
    rate_bp: typed(rate_bp),
    minimum_fen: typed(minimum_fen),
  })),
});

const nothing: Omit<Values['planned'][number], 'from'> = {
  rate_bp: '0',
  minimum_fen: '0',
  free_orders: '0',
  exceptions: [],
};

interface RateFieldsProps {
  form: Form;
  name: `planned.${number}` | `planned.${number}.exceptions.${number}`;
}

const RateFields = ({ form, name }: RateFieldsProps) => {
  const { t } = useTranslation('content-console');
  const number = { inputMode: 'decimal', autoComplete: 'off', numeric: true } as const;
  return (
    <>
      <TextField {...form.field(`${name}.rate_bp`)} label={t('serviceFee.percent')} suffix="%" {...number} />
      <TextField {...form.field(`${name}.minimum_fen`)} label={t('serviceFee.minimum')} prefix="¥" {...number} />
    </>
  );
};

const Exceptions = ({ form, index }: { form: Form; index: number }) => {
  const { t } = useTranslation('content-console');
  const language = useLanguage();
  const list = `planned.${index}.exceptions` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
  const options = platforms.map((value) => ({ value, label: platformName(value, language) ?? value }));
  return (
    <Stack gap="3">
      {fields.map(({ id }, place) => {
        const name = `${list}.${place}` as const;
        return (
          <Stack key={id} gap="2">
            <Grid columns={{ base: 1, sm: 2 }} gap="3">
              <SelectField
                {...form.field(`${name}.platform`)}
                label={t('serviceFee.platform')}
                placeholder={t('serviceFee.everyPlatform')}
                options={options}
              />
              <TextField {...form.field(`${name}.shop_name`)} label={t('serviceFee.shop')} autoComplete="off" />
              <RateFields form={form} name={name} />
            </Grid>
            <Row>
              <Button size="sm" variant="ghost" icon="trash" onClick={() => remove(place)}>
                {t('serviceFee.removeException', { number: place + 1 })}
              </Button>
            </Row>
          </Stack>
        );
      })}
      {fields.length < serviceFeeLimits.exceptions ? (
        <Row>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => append({ platform: '', shop_name: '', rate_bp: '0', minimum_fen: '0' })}
          >
            {t('serviceFee.addException')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};

/** Plans the service fees of days to come. */
export const ServiceFeeForm = ({ versions, version }: Pick<StaffServiceFee, 'version' | 'versions'>) => {
  const { t } = useTranslation('content-console');
  const [plan] = usePlanServiceFeeMutation();
  const values: Values = { planned: versions.filter(({ state }) => state === 'planned').map(asTyped) };
  const form = useContractForm<Values, ServiceFeePlan>({
    schema: async () => (await import('@caravan/content/contract/staff')).serviceFeeForm,
    defaultValues: values,
    // A colleague's changes show up, unless they are changed here.
    values,
    reasons: contentReasons,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'planned' });
  return (
    <VersionedForm
      label={t('serviceFee.plan')}
      form={form}
      version={version}
      send={(body, seen) => plan({ body, ...seen })}
    >
      <PlannedChanges
        kind="serviceFee"
        fields={fields}
        most={serviceFeeLimits.planned}
        from={(index) => form.field(`planned.${index}.from`)}
        below={(index) => <Exceptions form={form} index={index} />}
        onAppend={(change) => append({ ...nothing, ...change })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <TextField
              {...form.field(`planned.${index}.free_orders`)}
              label={t('serviceFee.free')}
              hint={t('serviceFee.freeHint', { most: serviceFeeLimits.free_orders })}
              inputMode="numeric"
              autoComplete="off"
              numeric
            />
            <RateFields form={form} name={`planned.${index}`} />
          </>
        )}
      </PlannedChanges>
    </VersionedForm>
  );
};
