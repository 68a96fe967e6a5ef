import type { OrderSummary } from '@caravan/cart-orders/contract';
import type { OrderStatus } from '@caravan/kernel';
import type { IconName, StatusBadgeProps } from '@caravan/ui-kit';

/** A status of the order, or what became of the goods after they were in stock. */
type ShownStatus = OrderStatus | 'packed' | 'shipped' | 'returning' | 'received' | 'returned' | 'lost' | 'disposed';

/** Colour and icon of each status; the text beside them says the same. */
export const statusLook: Readonly<
  Record<ShownStatus, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>
> = {
  pending_payment: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'brand', icon: 'check' },
  processing: { tone: 'brand', icon: 'truck' },
  in_stock: { tone: 'success', icon: 'shelf' },
  packed: { tone: 'brand', icon: 'box' },
  shipped: { tone: 'brand', icon: 'truck' },
  returning: { tone: 'warning', icon: 'refresh' },
  received: { tone: 'success', icon: 'check' },
  lost: { tone: 'neutral', icon: 'wallet' },
  disposed: { tone: 'neutral', icon: 'close' },
  returned: { tone: 'neutral', icon: 'refresh' },
  cancelled: { tone: 'neutral', icon: 'close' },
  refund_processing: { tone: 'warning', icon: 'refresh' },
  refunded: { tone: 'neutral', icon: 'wallet' },
};

/** The status that an order shows: after the warehouse, where its goods are. */
export const shownStatus = ({
  status,
  progress: { stage },
}: Pick<OrderSummary, 'progress' | 'status'>): ShownStatus => {
  if (status !== 'in_stock') return status;
  if (stage === 'shelf') return 'in_stock';
  return stage === 'unpaid' ? 'packed' : stage;
};
