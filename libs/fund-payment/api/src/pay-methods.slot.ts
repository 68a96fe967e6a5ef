import type { DueKind, NewPayment, PaymentMethod } from '@caravan/fund-payment/contract';
import type { Fen } from '@caravan/kernel';

/** How a payment is to be made. */
export interface PayChoice extends Pick<NewPayment, 'bill_address_id' | 'exchange_rate'> {
  method: PaymentMethod;
}

/** The methods by which an amount can be paid on a page of another feature, and the billing address. */
export interface PayMethodsProps {
  kind: DueKind;
  amountFen: Fen;
  /** Called with what is chosen; null if no method is available, undefined while that is not known. */
  onChange: (choice: PayChoice | null | undefined) => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the page that confirms an order. */
    payMethods: PayMethodsProps;
  }
}
