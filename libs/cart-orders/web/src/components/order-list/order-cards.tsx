import type { OrderPage, OrdersQuery, OrderSummary } from '@caravan/cart-orders/contract';
import { Stack } from '@caravan/ui-kit';
import { PageLinks } from '@caravan/web-core';
import { ordersHref } from '../../lib/orders-query.ts';
import type { ChosenOrders } from '../../lib/use-chosen-orders.ts';
import { OrderCard } from '../order-card/order-card.tsx';

export interface OrderCardsProps extends Pick<ChosenOrders, 'chosen' | 'choose'> {
  query: OrdersQuery;
  orders: OrderPage;
  onCancel: (order: OrderSummary) => void;
}

/** The orders of a page, and the pagination. */
export const OrderCards = ({ query, orders, chosen, choose, onCancel }: OrderCardsProps) => (
  <Stack gap="4">
    {orders.items.map((order) => (
      <OrderCard
        key={order.number}
        order={order}
        selected={chosen.includes(order)}
        onSelect={(isChosen) => choose(order.number, isChosen)}
        onCancel={() => onCancel(order)}
      />
    ))}
    <PageLinks list={orders} pathOf={(page) => ordersHref({ ...query, page })} />
  </Stack>
);
