import type { StaffOrder } from '@caravan/cart-orders/contract';

/** The form in which a buyer records what was bought for an order. */
export interface BuyFormProps {
  order: StaffOrder;
  onBought?: (order: StaffOrder) => void;
}

/** The purchases for the order with this number. */
export interface OrderPurchasesProps {
  number: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on the page and in the queue of an order that is to be bought. */
    buyForm: BuyFormProps;
    /** In the console, on the page of an order. */
    orderPurchases: OrderPurchasesProps;
  }
}
