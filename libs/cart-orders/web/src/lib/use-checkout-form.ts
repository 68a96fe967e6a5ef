import { orderReasons, type NewOrders } from '@caravan/cart-orders/contract';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';

/** The fields of the checkout form. */
export interface CheckoutValues {
  contact: { name: string; phone: string; im: string };
  note: string;
}

export type CheckoutForm = ContractForm<CheckoutValues, Pick<NewOrders, 'contact' | 'note'>>;

const empty: CheckoutValues = { contact: { name: '', phone: '', im: '' }, note: '' };

/** Contact and note. The draft stays in the tab while the shopper returns to the cart or logs in again. */
export const useCheckoutForm = (): CheckoutForm =>
  useContractForm({
    schema: async () =>
      (await import('@caravan/cart-orders/contract/orders')).newOrders.pick({ contact: true, note: true }),
    defaultValues: empty,
    reasons: orderReasons,
    draftKey: 'confirm-order',
  });
