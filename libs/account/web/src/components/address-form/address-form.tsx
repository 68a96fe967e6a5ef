import { useTranslation } from 'react-i18next';
import { countryOptions } from '@caravan/account/api';
import { accountReasons, type AddressKind, type Country } from '@caravan/account/contract';
import { Banner, Checkbox, Grid, Stack, Text, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { ComboboxField, useWatch } from '@caravan/web-core/forms';
import { languageTable } from '@caravan/kernel';
import { CountryParts } from './country-parts.tsx';
import type { AddressFormState } from './use-address-form.ts';

export interface AddressFormProps {
  form: AddressFormState;
  kind: AddressKind;
  countries: readonly Country[];
  /**
   * True for the default of its kind, or for the first address, which becomes the default. The default changes only
   * when another address becomes it.
   */
  isDefault: boolean;
}

/** Whether a submit failed because of an empty field. */
const lacksSomething = ({ formState: { isSubmitted, errors }, getValues }: AddressFormState): boolean => {
  const values: Readonly<Record<string, unknown>> = getValues();
  return isSubmitted && Object.keys(errors).some((name) => !String(values[name] ?? '').trim());
};

/** All fields of an address, as its country writes them (specification 15.2). */
export const AddressForm = ({ form, kind, countries, isDefault }: AddressFormProps) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const code = useWatch({ control: form.control, name: 'country' });
  const country = countries.find((one) => one.code === code);
  // A province of one country does not exist in another.
  const forgetParts = () => {
    form.setValue('province', '');
    form.clearErrors(['province', 'postcode']);
  };
  const firstName = (
    <TextField
      {...form.field('first_name')}
      key="first_name"
      label={t('address.firstName')}
      autoComplete={`${kind} given-name`}
    />
  );
  const lastName = (
    <TextField
      {...form.field('last_name')}
      key="last_name"
      label={t('address.lastName')}
      hint={t('address.lastNameHint')}
      autoComplete={`${kind} family-name`}
    />
  );
  return (
    <Stack gap="4">
      <div role="alert">
        {lacksSomething(form) ? <Banner tone="danger">{accountReasons.fill_in_all.text[language]}</Banner> : null}
      </div>
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        {languageTable[language].familyNameFirst ? [lastName, firstName] : [firstName, lastName]}
      </Grid>
      <ComboboxField
        control={form.control}
        name={form.register('country').name}
        onChosen={forgetParts}
        label={t('address.country')}
        placeholder={t('address.choose')}
        options={countryOptions(
          countries.map((one) => one.code),
          language,
        )}
        autoComplete={`${kind} country`}
      />
      <CountryParts form={form} kind={kind} country={country} />
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        <TextField
          {...form.field('phone')}
          label={t('address.phone')}
          hint={country ? t('address.phoneHint', { code: country.calling_code }) : undefined}
          type="tel"
          inputMode="tel"
          autoComplete={`${kind} tel`}
          numeric
        />
        <TextField
          {...form.field('email')}
          label={t('address.email')}
          hint={t('address.emailHint')}
          type="email"
          inputMode="email"
          autoComplete={`${kind} email`}
          autoCapitalize="none"
        />
      </Grid>
      {isDefault ? (
        <Text size="sm" tone="muted">
          {t('address.isDefault')}
        </Text>
      ) : (
        <Checkbox {...form.field('is_default')} label={t('address.makeDefault')} />
      )}
    </Stack>
  );
};
