import { useTranslation } from 'react-i18next';
import { RecordsSkeleton, Text } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import type { OrdersState } from '../../lib/use-orders.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCards, type OrderCardsProps } from './order-cards.tsx';

export interface OrdersContentProps
  extends Omit<OrderCardsProps, 'orders'>, Pick<OrdersState, 'orders' | 'failed' | 'retry'> {}

/** The content below the tabs: orders, or why there are none. */
export const OrdersContent = ({ orders, failed, retry, ...rest }: OrdersContentProps) => {
  const { t } = useTranslation('cart-orders');
  const { q } = rest.query;
  if (failed)
    return <LoadFailed part title={t('orders.failed.title')} text={t('orders.failed.text')} onRetry={retry} />;
  if (!orders) return <RecordsSkeleton label={t('orders.loading')} />;
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
