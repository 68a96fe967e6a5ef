import type { Order } from '@caravan/cart-orders/contract';
import { StatusBadge } from '@caravan/ui-kit';
import { NumberedTitle, useTexts } from '@caravan/web-core';
import { statusLook } from '../../lib/status-look.ts';

export interface OrderNumberProps {
  order: Pick<Order, 'number' | 'status'>;
  level: 1 | 2;
  id?: string;
}

/** The number, to be copied, and where the order stands. */
export const OrderNumber = ({ order: { number, status }, level, id }: OrderNumberProps) => {
  const t = useTexts('cart-orders');
  const badge = <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>;
  return <NumberedTitle title={t('orders.number', { number })} number={number} copyLabel={t('orders.copy', { number })} level={level} id={id} badge={badge} />;
};
