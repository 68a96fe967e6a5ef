import type { Order, OrderPage, OrdersQuery } from '@caravan/cart-orders/contract';
import { pageCount } from '@caravan/kernel';
import { Pagination, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { ordersHref } from '../../lib/orders-query.ts';
import type { ChosenOrders } from '../../lib/use-chosen-orders.ts';
import { OrderCard } from '../order-card/order-card.tsx';

export interface OrderCardsProps extends Pick<ChosenOrders, 'chosen' | 'choose'> {
  query: OrdersQuery;
  orders: OrderPage;
  onCancel: (order: Order) => void;
}

/** The orders of a page, and the way to the other pages. */
export const OrderCards = ({ query, orders, chosen, choose, onCancel }: OrderCardsProps) => {
  const t = useTexts('cart-orders');
  const pagingTexts = {
    label: t('orders.pages.label'),
    previous: t('orders.pages.previous'),
    next: t('orders.pages.next'),
    page: (page: number) => t('orders.pages.page', { page }),
  };
  return (
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
      <Pagination page={orders.page} pageCount={pageCount(orders)} pathOf={(page) => ordersHref({ ...query, page })} texts={pagingTexts} />
    </Stack>
  );
};
