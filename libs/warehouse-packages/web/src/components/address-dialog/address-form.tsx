import { useEffect } from 'react';
import { createAddress, type Address, type Country, type NewAddress } from '@caravan/account/contract';
import { Button, Checkbox, Grid, Row, Stack, TextField } from '@caravan/ui-kit';
import { endpointFor, useSession, useTexts } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { addressReasons, addressSchema, type AddressValues } from '../../lib/address-form.ts';
import { PlaceFields } from './place-fields.tsx';

const inOrder = ['first_name', 'last_name', 'country', 'province', 'city', 'postcode', 'detail', 'phone', 'email'] as const;

export interface AddressFormProps {
  id: string;
  countries: readonly Country[];
  isFirst: boolean;
  onCancel: () => void;
  onSaved: (address: Address) => void;
}

/** A delivery address; its fields follow the country, and all of them stay filled when the server says no. */
export const AddressForm = ({ id, countries, isFirst, onCancel, onSaved }: AddressFormProps) => {
  const t = useTexts('warehouse-packages');
  const { user } = useSession();
  const [create] = endpointFor(createAddress).useMutation();
  const form = useContractForm<AddressValues, NewAddress>({
    schema: async () => addressSchema((await import('@caravan/account/contract/schema')).newAddress, countries),
    defaultValues: {
      first_name: '',
      last_name: '',
      email: user?.email ?? '',
      country: user?.residence ?? '',
      province: '',
      city: '',
      detail: '',
      postcode: '',
      phone: user?.phone ?? '',
      is_default: isFirst,
    },
    reasons: addressReasons,
    draftKey: 'new-address',
  });
  const { field, control, register, getValues, setValue } = form;
  // In the order of the page, although some come with the country: the first of what is missing gets the focus.
  for (const name of inOrder) register(name);
  const code = useWatch({ control, name: 'country' });
  const country = countries.find((one) => one.code === code);

  // The profile may come after the form; what was typed meanwhile stays.
  useEffect(() => {
    if (user && getValues('email') === '') setValue('email', user.email);
  }, [getValues, setValue, user]);

  // A province of one country is none of another's.
  const chosenProvince = useWatch({ control, name: 'province' });
  const isForeign = country !== undefined && country.provinces.length > 0 && chosenProvince !== '' && !country.provinces.some((one) => one.name === chosenProvince);
  useEffect(() => {
    if (isForeign) setValue('province', '');
  }, [isForeign, setValue]);

  const send = async (body: NewAddress) => {
    const result = await create({ body });
    if (result.data) onSaved(result.data);
    return result;
  };

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField {...field('first_name')} label={t('address.firstName')} autoComplete="shipping given-name" maxLength={60} data-autofocus="" />
          <TextField {...field('last_name')} label={t('address.lastName')} autoComplete="shipping family-name" maxLength={60} />
        </Grid>
        <PlaceFields field={field} country={country} countries={countries} />
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField
            {...field('phone')}
            label={t('address.phone')}
            hint={country ? t('address.phoneHint', { code: country.calling_code }) : undefined}
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
            maxLength={30}
          />
          <TextField {...field('email')} label={t('address.email')} type="email" inputMode="email" autoComplete="shipping email" autoCapitalize="none" />
        </Grid>
        <Checkbox {...register('is_default')} label={t('address.isDefault')} />
        <Row gap="3" justify="end" wrap>
          <Button variant="secondary" onClick={onCancel}>
            {t('address.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('address.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
