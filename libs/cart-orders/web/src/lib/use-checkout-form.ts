import { orderReasons, type NewOrders } from '@caravan/cart-orders/contract';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';

/** What a shopper writes at checkout. */
export interface CheckoutValues {
  contact: { name: string; phone: string; im: string };
  note: string;
}

export type CheckoutForm = ContractForm<CheckoutValues, Pick<NewOrders, 'contact' | 'note'>>;

const empty: CheckoutValues = { contact: { name: '', phone: '', im: '' }, note: '' };

/** Contact and note; they wait in the tab while the shopper goes back to the cart or has to log in again. */
export const useCheckoutForm = (): CheckoutForm =>
  useContractForm({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).newOrders.pick({ contact: true, note: true }),
    defaultValues: empty,
    reasons: orderReasons,
    draftKey: 'confirm-order',
  });
