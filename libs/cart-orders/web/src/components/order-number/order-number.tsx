import type { Order } from '@caravan/cart-orders/contract';
import { CopyButton, Heading, Row, StatusBadge } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { statusLook } from '../../lib/status-look.ts';

export interface OrderNumberProps {
  order: Pick<Order, 'number' | 'status'>;
  level: 1 | 2;
  id?: string;
}

/** The number, to be copied, and where the order stands. */
export const OrderNumber = ({ order: { number, status }, level, id }: OrderNumberProps) => {
  const t = useTexts('cart-orders');
  return (
    <Row gap="3" wrap>
      <Row gap="1">
        <Heading level={level} size={level === 1 ? 'xl' : 'sm'} id={id}>
          {t('orders.number', { number })}
        </Heading>
        <CopyButton value={number} label={t('orders.copy', { number })} copiedText={t('orders.copied')} failedText={t('orders.copyFailed')} />
      </Row>
      <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>
    </Row>
  );
};
