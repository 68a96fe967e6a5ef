import type { ConsoleFeature } from '@caravan/console-core';
import { aStaffOrder } from '@caravan/cart-orders/contract/testing';

/** Stand for the feature that records purchases. */
export const purchaseSlots: ConsoleFeature['lazySlots'] = {
  buyForm: () =>
    Promise.resolve({
      Slot: ({ order, onBought }) => (
        <button onClick={() => onBought?.(aStaffOrder({ status: 'processing' }))}>{`Buy ${order.number}`}</button>
      ),
    }),
  orderPurchases: () => Promise.resolve({ Slot: ({ number }) => <p>{`Bought for ${number}`}</p> }),
};
