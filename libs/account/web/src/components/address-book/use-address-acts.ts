import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveAddressMutation, useMakeAddressDefaultMutation } from '@caravan/account/api';
import { accountReasons, type Address } from '@caravan/account/contract';
import { useLanguage, useToast } from '@caravan/web-core';

/** The actions of an address card. Deleting asks first; the default address explains why it cannot be deleted. */
export const useAddressActs = () => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const toast = useToast();
  const [remove] = useRemoveAddressMutation();
  const [makeDefault, { isLoading, originalArgs }] = useMakeAddressDefaultMutation();
  const [toRemove, setToRemove] = useState<Address>();

  return {
    toRemove,
    askToRemove: (address: Address) => {
      if (address.is_default) toast.show(accountReasons.default_address.text[language], 'error');
      else setToRemove(address);
    },
    keep: () => setToRemove(undefined),
    remove: async () => {
      if (!toRemove) return;
      const { error } = await remove({ params: { id: toRemove.id } });
      if (!error) toast.show(t('address.removed'));
    },
    makeDefault: async ({ id }: Address) => {
      const { error } = await makeDefault({ params: { id } });
      if (!error) toast.show(t('address.nowDefault'));
    },
    defaulting: isLoading ? originalArgs?.params.id : undefined,
  };
};
