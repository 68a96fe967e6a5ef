import { useMemo } from 'react';
import type { Country } from '@caravan/account/contract';
import { Grid, SelectField, TextArea, TextField } from '@caravan/ui-kit';
import { countryOptions, useLanguage, useTexts } from '@caravan/web-core';
import type { ContractForm } from '@caravan/web-core/forms';
import type { NewAddress } from '@caravan/account/contract';
import type { AddressValues } from '../../lib/address-form.ts';

export interface PlaceFieldsProps {
  field: ContractForm<AddressValues, NewAddress>['field'];
  countries: readonly Country[];
  /** The chosen one. */
  country: Country | undefined;
}

/** Country, province where it has some, city, postcode where it has some, and the rest. */
export const PlaceFields = ({ field, countries, country }: PlaceFieldsProps) => {
  const t = useTexts('warehouse-packages');
  const language = useLanguage();
  const options = useMemo(() => countryOptions(countries.map(({ code }) => code), language), [countries, language]);
  const provinces = (country?.provinces ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <SelectField {...field('country')} label={t('address.country')} placeholder={t('address.choose')} options={options} autoComplete="shipping country" />
      {country?.has_province && provinces.length > 0 ? (
        <SelectField
          {...field('province')}
          key={country.code}
          label={t('address.province')}
          placeholder={t('address.choose')}
          options={provinces}
          autoComplete="shipping address-level1"
        />
      ) : null}
      {country?.has_province && provinces.length === 0 ? (
        <TextField {...field('province')} label={t('address.province')} autoComplete="shipping address-level1" maxLength={100} />
      ) : null}
      <Grid columns={{ base: 1, sm: country?.has_postcode === false ? 1 : 2 }} gap="4" align="start">
        <TextField {...field('city')} label={t('address.city')} autoComplete="shipping address-level2" maxLength={100} />
        {country?.has_postcode === false ? null : (
          <TextField {...field('postcode')} label={t('address.postcode')} autoComplete="shipping postal-code" autoCapitalize="characters" maxLength={20} />
        )}
      </Grid>
      <TextArea {...field('detail')} label={t('address.detail')} hint={t('address.detailHint')} autoComplete="shipping street-address" rows={2} maxLength={300} counterText={(used, max) => t('counter', { used, max })} />
    </>
  );
};
