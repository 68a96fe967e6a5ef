import type { OrderStatus } from '@caravan/cart-orders/contract';
import type { IconName, StatusBadgeProps } from '@caravan/ui-kit';

/** Colour and icon of each status; the text beside them says the same. */
export const statusLook: Readonly<
  Record<OrderStatus, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>
> = {
  pending_payment: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'brand', icon: 'check' },
  processing: { tone: 'brand', icon: 'truck' },
  in_stock: { tone: 'success', icon: 'shelf' },
  cancelled: { tone: 'neutral', icon: 'close' },
  refund_processing: { tone: 'warning', icon: 'refresh' },
  refunded: { tone: 'neutral', icon: 'wallet' },
};
