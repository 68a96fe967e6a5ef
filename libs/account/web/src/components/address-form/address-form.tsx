import { accountReasons, type AddressKind, type Country } from '@caravan/account/contract';
import { Banner, Checkbox, Grid, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import { countryOptions, useLanguage, useTexts } from '@caravan/web-core';
import { useWatch } from '@caravan/web-core/forms';
import { CountryParts } from './country-parts.tsx';
import type { AddressFormState } from './use-address-form.ts';

export interface AddressFormProps {
  form: AddressFormState;
  kind: AddressKind;
  countries: readonly Country[];
  /** It is the default of its kind, or becomes it as the first; that is changed by making another the default. */
  isDefault: boolean;
}

/** Whether a submit failed for something that was left empty. */
const lacksSomething = ({ formState: { isSubmitted, errors }, getValues }: AddressFormState): boolean => {
  const values: Readonly<Record<string, unknown>> = getValues();
  return isSubmitted && Object.keys(errors).some((name) => !String(values[name] ?? '').trim());
};

/** All an address has, as its country writes it (decisions.md, Bill addresses). */
export const AddressForm = ({ form, kind, countries, isDefault }: AddressFormProps) => {
  const t = useTexts('account');
  const language = useLanguage();
  const code = useWatch({ control: form.control, name: 'country' });
  const country = countries.find((one) => one.code === code);
  const chosen = form.field('country');
  const choose: typeof chosen.onChange = async (event) => {
    // A part of one country is none of another.
    form.setValue('province', '');
    form.clearErrors(['province', 'postcode']);
    await chosen.onChange(event);
  };
  const firstName = <TextField {...form.field('first_name')} key="first_name" label={t('address.firstName')} autoComplete={`${kind} given-name`} />;
  const lastName = <TextField {...form.field('last_name')} key="last_name" label={t('address.lastName')} autoComplete={`${kind} family-name`} />;
  return (
    <Stack gap="4">
      <div role="alert">{lacksSomething(form) ? <Banner tone="danger">{accountReasons.fill_in_all[language]}</Banner> : null}</div>
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        {language === 'zh' ? [lastName, firstName] : [firstName, lastName]}
      </Grid>
      <SelectField
        {...chosen}
        onChange={choose}
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
