import type { Order } from '@caravan/cart-orders/contract';
import { RouteCard, useTexts } from '@caravan/web-core';
import { routeOf } from '../../lib/order-route.ts';

/** Where an order has been, where it is, and where it goes. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const t = useTexts('cart-orders');
  return <RouteCard title={t('order.route')} stops={routeOf(order)} nameOf={(name) => t(`event.${name}`)} />;
};
