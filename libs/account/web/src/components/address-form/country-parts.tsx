import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { provinceValue, type AddressKind, type Country } from '@caravan/account/contract';
import { Grid, SelectField, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { addressOrder, type AddressPart } from '../../lib/address-order.ts';
import { postcodeWord, provinceWord } from '../../lib/address-words.ts';
import type { AddressFormState } from './use-address-form.ts';

interface PartProps {
  form: AddressFormState;
  kind: AddressKind;
  country: Country | undefined;
}

const Detail = ({ form, kind }: PartProps) => {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...form.field('detail')}
      label={t('address.detail')}
      hint={t('address.detailHint')}
      autoComplete={`${kind} street-address`}
    />
  );
};

const City = ({ form, kind }: PartProps) => {
  const { t } = useTranslation('account');
  return <TextField {...form.field('city')} label={t('address.city')} autoComplete={`${kind} address-level2`} />;
};

const Province = ({ form, kind, country }: PartProps) => {
  const { t } = useTranslation('account');
  const label = t(`address.provinces.${provinceWord(country?.code ?? '')}`);
  if (!country?.provinces.length)
    return <TextField {...form.field('province')} label={label} autoComplete={`${kind} address-level1`} />;
  // The server stores what the country's addresses have, a code or a name. The option is the same.
  const options = country.provinces.map((one) => ({ value: provinceValue(country.code, one), label: one.name }));
  return (
    <SelectField
      {...form.field('province')}
      key={country.code}
      label={label}
      placeholder={t('address.choose')}
      options={options}
      autoComplete={`${kind} address-level1`}
    />
  );
};

const Postcode = ({ form, kind, country }: PartProps) => {
  const { t } = useTranslation('account');
  const label = t(`address.postcodes.${postcodeWord(country?.code ?? '')}`);
  return (
    <TextField
      {...form.field('postcode')}
      label={label}
      autoComplete={`${kind} postal-code`}
      autoCapitalize="characters"
    />
  );
};

const parts: Readonly<Record<AddressPart, (props: PartProps) => ReactNode>> = {
  detail: Detail,
  city: City,
  province: Province,
  postcode: Postcode,
};

/** Other fields depend on the country, which is not chosen yet. */
const partsWithoutCountry: readonly AddressPart[] = ['detail', 'city'];

/** Street, city, province and postcode: those that the country has, in its order and with its names. */
export const CountryParts = ({ form, kind, country }: PartProps) => {
  const language = useLanguage();
  const order = country ? addressOrder(country, language) : partsWithoutCountry;
  const render = (part: AddressPart) => {
    const Part = parts[part];
    return <Part key={part} form={form} kind={kind} country={country} />;
  };
  const shortParts = order.filter((part) => part !== 'detail');
  return (
    <>
      {order[0] === 'detail' ? render('detail') : null}
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        {shortParts.map(render)}
      </Grid>
      {order[0] === 'detail' ? null : render('detail')}
    </>
  );
};
