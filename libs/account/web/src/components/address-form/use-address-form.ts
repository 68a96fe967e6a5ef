import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateAddressMutation, useUpdateAddressMutation } from '@caravan/account/api';
import {
  accountReasons,
  type Address,
  type AddressKind,
  type Country,
  type NewAddress,
} from '@caravan/account/contract';
import { useSession } from '@caravan/auth/api';
import { useToast } from '@caravan/web-core';
import { useContractForm, useDrafts, type ContractForm } from '@caravan/web-core/forms';
import { addressSchema, addressValues, type AddressValues } from '../../lib/address-form.ts';

export type AddressFormState = ContractForm<AddressValues, NewAddress>;

export interface AddressFormStart {
  kind: AddressKind;
  address?: Address;
  isFirst: boolean;
  countries: readonly Country[];
  onSaved: (address: Address) => void;
}

const inOrder = [
  'first_name',
  'last_name',
  'country',
  'detail',
  'city',
  'province',
  'postcode',
  'phone',
  'email',
] as const;

/** The address form, validated by the contract, and its submission. */
export const useAddressForm = ({ kind, address, isFirst, countries, onSaved }: AddressFormStart) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const drafts = useDrafts();
  const { user } = useSession();
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const draftKey = `account.address:${address?.id ?? kind}`;
  const findCountry = (code: string) => countries.find((country) => country.code === code);
  const schema = async () => {
    const [{ newAddress }, { readPostcode }] = await Promise.all([
      import('@caravan/account/contract/schema'),
      import('@caravan/account/contract/postcode'),
    ]);
    return addressSchema({ newAddress, readPostcode, findCountry });
  };
  const form: AddressFormState = useContractForm<AddressValues, NewAddress>({
    schema,
    defaultValues: addressValues({ kind, address, isFirst, user }),
    reasons: accountReasons,
    draftKey,
  });
  const { register, getValues, setValue } = form;
  // Registered in the order of the page, although some fields depend on the country: the first invalid field gets
  // focus.
  for (const name of inOrder) register(name);

  // The profile may load after the form; it does not overwrite what the shopper has typed.
  useEffect(() => {
    if (user && !address && getValues('email') === '') setValue('email', user.email);
  }, [address, getValues, setValue, user]);

  const onSubmit = form.submit(async (body) => {
    const result = address ? await update({ params: { id: address.id }, body }) : await create({ body });
    if (result.data) {
      toast.show(t('address.saved'));
      // `onSaved` unmounts the form before it could clear its draft itself.
      drafts.clear(draftKey);
      onSaved(result.data);
    }
    return result;
  });
  return { form, onSubmit, giveUp: () => drafts.clear(draftKey) };
};
