import { useTranslation } from 'react-i18next';
import type { Order } from '@caravan/cart-orders/contract';
import { RouteCard } from '@caravan/web-core';
import { routeOf } from '../../lib/order-route.ts';

/** The past, current and coming stops of an order. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-orders');
  return <RouteCard title={t('order.route')} stops={routeOf(order)} nameOf={(name) => t(`event.${name}`)} />;
};
