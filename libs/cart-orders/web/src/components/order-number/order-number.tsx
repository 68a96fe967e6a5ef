import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@caravan/cart-orders/contract';
import { StatusBadge } from '@caravan/ui-kit';
import { NumberedTitle } from '@caravan/web-core';
import { shownStatus, statusLook } from '../../lib/status-look.ts';

export interface OrderNumberProps {
  order: Pick<OrderSummary, 'number' | 'progress' | 'status'>;
  level: 1 | 2;
  id?: string;
}

/** The order number, with a copy button, and the status. */
export const OrderNumber = ({ order, level, id }: OrderNumberProps) => {
  const { t } = useTranslation('cart-orders');
  const { number } = order;
  const status = shownStatus(order);
  const badge = <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>;
  return (
    <NumberedTitle
      title={t('orders.number', { number })}
      number={number}
      copyLabel={t('orders.copy', { number })}
      level={level}
      id={id}
      badge={badge}
    />
  );
};
