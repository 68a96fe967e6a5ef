import { useState } from 'react';
import { accountReasons, makeAddressDefault, removeAddress, type Address } from '@caravan/account/contract';
import { endpointFor, useLanguage, useTexts, useToast } from '@caravan/web-core';

/** What a card does: the default one says why it stays, any other is asked about before it goes. */
export const useAddressActs = () => {
  const t = useTexts('account');
  const language = useLanguage();
  const toast = useToast();
  const [remove] = endpointFor(removeAddress).useMutation();
  const [makeDefault, { isLoading, originalArgs }] = endpointFor(makeAddressDefault).useMutation();
  const [doomed, setDoomed] = useState<Address>();

  return {
    doomed,
    askToRemove: (address: Address) => {
      if (address.is_default) toast.show(accountReasons.default_address[language], 'error');
      else setDoomed(address);
    },
    keep: () => setDoomed(undefined),
    remove: async () => {
      if (!doomed) return;
      const { error } = await remove({ params: { id: doomed.id } });
      if (!error) toast.show(t('address.removed'));
    },
    makeDefault: async ({ id }: Address) => {
      const { error } = await makeDefault({ params: { id } });
      if (!error) toast.show(t('address.nowDefault'));
    },
    defaulting: isLoading ? originalArgs?.params.id : undefined,
  };
};
