import { useMemo } from 'react';
import { listCountries } from '@caravan/account/contract';
import { restrictions, type EstimateRequest } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Checkbox, Fieldset, Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { endpointFor, useLanguage, useTexts } from '@caravan/web-core';
import type { ContractForm } from '@caravan/web-core/forms';
import { countryOptions } from '../../lib/country-options.ts';
import type { EstimateValues } from '../../lib/estimate-form.ts';

const sides = [
  { name: 'length_mm', text: 'length' },
  { name: 'width_mm', text: 'width' },
  { name: 'height_mm', text: 'height' },
] as const;

/** Where to, how heavy, how large, and what kind of goods. */
export const EstimateFields = ({ field, register }: Pick<ContractForm<EstimateValues, EstimateRequest>, 'field' | 'register'>) => {
  const t = useTexts('warehouse-packages');
  const language = useLanguage();
  const { data: countries, isError, refetch } = endpointFor(listCountries).useQuery();
  const options = useMemo(() => countryOptions(countries ?? [], language), [countries, language]);
  return (
    <Stack gap="4">
      {isError && !countries ? (
        <Banner
          tone="danger"
          live="alert"
          action={
            <Button variant="secondary" size="sm" icon="refresh" onClick={() => void refetch()}>
              {t('pack.failed.again')}
            </Button>
          }
        >
          {t('address.failed')}
        </Banner>
      ) : null}
      <SelectField
        {...field('country')}
        key={options.length}
        label={t('address.country')}
        placeholder={t('address.choose')}
        options={options}
        autoComplete="shipping country"
      />
      <TextField {...field('weight_g')} label={t('estimate.weight')} hint={t('estimate.weightHint')} suffix="kg" inputMode="decimal" autoComplete="off" numeric />
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
