import { useEffect } from 'react';
import { accountReasons, createAddress, updateAddress, type Address, type AddressKind, type Country, type NewAddress } from '@caravan/account/contract';
import { endpointFor, useSession, useTexts, useToast } from '@caravan/web-core';
import { clearDraft, useContractForm, type ContractForm } from '@caravan/web-core/forms';
import { addressSchema, addressValues, type AddressValues } from '../../lib/address-form.ts';

export type AddressFormState = ContractForm<AddressValues, NewAddress>;

export interface AddressFormStart {
  kind: AddressKind;
  address?: Address;
  isFirst: boolean;
  countries: readonly Country[];
  onSaved: (address: Address) => void;
}

const inOrder = ['first_name', 'last_name', 'country', 'detail', 'city', 'province', 'postcode', 'phone', 'email'] as const;

/** The form of an address on the contract, and what saving it does. */
export const useAddressForm = ({ kind, address, isFirst, countries, onSaved }: AddressFormStart) => {
  const t = useTexts('account');
  const toast = useToast();
  const { user } = useSession();
  const [create] = endpointFor(createAddress).useMutation();
  const [update] = endpointFor(updateAddress).useMutation();
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
  // In the order of the page, although some come with the country: the first of what is missing gets the focus.
  for (const name of inOrder) register(name);

  // The profile may come after the form; what was typed meanwhile stays.
  useEffect(() => {
    if (user && !address && getValues('email') === '') setValue('email', user.email);
  }, [address, getValues, setValue, user]);

  const onSubmit = form.submit(async (body) => {
    const result = address ? await update({ params: { id: address.id }, body }) : await create({ body });
    if (result.data) {
      toast.show(t('address.saved'));
      // The form goes with its dialog, before it could forget its draft itself.
      clearDraft(draftKey);
      onSaved(result.data);
    }
    return result;
  });
  return { form, onSubmit, giveUp: () => clearDraft(draftKey) };
};
