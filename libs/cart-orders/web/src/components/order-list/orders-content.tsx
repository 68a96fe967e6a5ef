import { Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import type { OrdersState } from '../../lib/use-orders.ts';
import { LoadFailed } from '../load-failed/load-failed.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderCards, type OrderCardsProps } from './order-cards.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

export interface OrdersContentProps extends Omit<OrderCardsProps, 'orders'>, Pick<OrdersState, 'orders' | 'failed' | 'retry'> {}

/** What stands below the tabs: orders, or why there are none in view. */
export const OrdersContent = ({ orders, failed, retry, ...rest }: OrdersContentProps) => {
  const t = useTexts('cart-orders');
  const { q } = rest.query;
  if (failed) return <LoadFailed texts="orders.failed" part onRetry={retry} />;
  if (!orders) return <OrdersSkeleton />;
  if (orders.items.length === 0) return <NoOrders query={rest.query} />;
  return (
    <>
      {q ? (
        <Text role="status" tone="muted" size="sm">
          {t('orders.found', { count: orders.total, q })}
        </Text>
      ) : null}
      <OrderCards {...rest} orders={orders} />
    </>
  );
};
