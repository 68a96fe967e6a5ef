import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { restrictions } from '@caravan/shipping/contract';
import type { EstimateRequest } from '@caravan/shipping/contract';
import { Banner, Checkbox, Fieldset, Grid, Stack, TextField } from '@caravan/ui-kit';
import { RetryButton } from '@caravan/web-core';
import { ComboboxField, type ContractForm } from '@caravan/web-core/forms';
import type { EstimateValues } from '../../lib/estimate-form.ts';

const sides = [
  { name: 'length_mm', text: 'length' },
  { name: 'width_mm', text: 'width' },
  { name: 'height_mm', text: 'height' },
] as const;

/** Destination, weight, size, value and kind of goods. */
export const EstimateFields = ({
  control,
  field,
  register,
}: Pick<ContractForm<EstimateValues, EstimateRequest>, 'control' | 'field' | 'register'>) => {
  const { t } = useTranslation('warehouse-packages');
  const { options, failed, retry } = useCountryOptions();
  return (
    <Stack gap="4">
      {failed ? (
        <Banner tone="danger" live="alert" action={<RetryButton size="sm" onRetry={retry} />}>
          {t('address.failed')}
        </Banner>
      ) : null}
      <ComboboxField
        control={control}
        name={register('country').name}
        label={t('address.country')}
        placeholder={t('address.choose')}
        options={options}
        autoComplete="shipping country"
      />
      <TextField
        {...field('weight_g')}
        label={t('estimate.weight')}
        hint={t('estimate.weightHint')}
        suffix="kg"
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      <Fieldset legend={t('estimate.size')} hint={t('estimate.sizeHint')}>
        <Grid columns={{ base: 1, sm: 3 }} gap="3" align="start">
          {sides.map(({ name, text }) => (
            <TextField
              key={name}
              {...field(name)}
              label={t(`estimate.${text}`)}
              optionalText={t('pack.optional')}
              suffix="cm"
              inputMode="decimal"
              autoComplete="off"
              numeric
            />
          ))}
        </Grid>
      </Fieldset>
      <TextField
        {...field('value_fen')}
        label={t('landed.value')}
        hint={t('landed.valueHint')}
        optionalText={t('pack.optional')}
        prefix="¥"
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      <Fieldset legend={t('estimate.kinds')} hint={t('estimate.kindsHint')}>
        <Grid columns={{ base: 2, sm: 3 }} gap="2">
          {restrictions.map((kind) => (
            <Checkbox key={kind} {...register('restrictions')} value={kind} label={t(`restriction.${kind}`)} />
          ))}
        </Grid>
      </Fieldset>
    </Stack>
  );
};
