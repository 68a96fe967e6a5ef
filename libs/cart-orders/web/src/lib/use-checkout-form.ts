import { useEffect } from 'react';
import { personName } from '@caravan/account/contract';
import { useListAddressesQuery } from '@caravan/account/api';
import { userInfoApi } from '@caravan/auth/api';
import { orderReasons, type NewOrders, type OrderPreview } from '@caravan/cart-orders/contract';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';

/** The fields of the checkout form. */
export interface CheckoutValues {
  contact: { name: string; phone: string; im: string };
  note: string;
}

export type CheckoutForm = ContractForm<CheckoutValues, Pick<NewOrders, 'contact' | 'note'>>;

const noContact = { name: '', phone: '', im: '' };

/**
 * The shopper's nickname, else the receiver of the default address, which is undefined while it loads. The session has
 * read the profile already.
 */
export const useOwnName = (): string | undefined => {
  const { data: user } = userInfoApi.endpoints.getUserInfo.useQueryState(undefined);
  const { data: addresses, isLoading } = useListAddressesQuery(
    { query: { kind: 'shipping' } },
    { skip: !user || user.nickname !== null },
  );
  if (isLoading) return undefined;
  const receiver = addresses?.find((address) => address.is_default);
  return user?.nickname ?? (receiver ? personName(receiver) : '');
};

/**
 * Contact and note. The contact is that of the last order; without one, the name begins with the shopper's own. The
 * draft stays in the tab while the shopper returns to the cart or logs in again.
 */
export const useCheckoutForm = (last: OrderPreview['contact']): CheckoutForm => {
  const form = useContractForm<CheckoutValues, Pick<NewOrders, 'contact' | 'note'>>({
    schema: async () =>
      (await import('@caravan/cart-orders/contract/orders')).newOrders.pick({ contact: true, note: true }),
    defaultValues: { contact: last ?? noContact, note: '' },
    reasons: orderReasons,
    draftKey: 'confirm-order',
  });
  const name = useOwnName();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (name && getValues('contact.name') === '') setValue('contact.name', name);
  }, [name, getValues, setValue]);
  return form;
};
