import { useId } from 'react';
import type { Order } from '@caravan/cart-orders/contract';
import { Card, CardPart, Checkbox, Money, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { useMoment } from '../../lib/use-moment.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { OrderNumber } from '../order-number/order-number.tsx';
import { ShopTitle } from '../shop-title/shop-title.tsx';
import { OrderCardActions } from './order-card-actions.tsx';
import styles from './order-card.module.css';
import { OrderGoods } from './order-goods.tsx';

export interface OrderCardProps {
  order: Order;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onCancel: () => void;
}

/** One order of the list: number, status, goods, the total, what comes next, and the one thing to do. */
export const OrderCard = ({ order, selected, onSelect, onCancel }: OrderCardProps) => {
  const t = useTexts('cart-orders');
  const moment = useMoment();
  const titleId = useId();
  const { number, lines } = order;
  return (
    <Card as="article" space="none" selected={selected} aria-labelledby={titleId}>
      <CardPart space="tight">
        <div className={styles.head}>
          {order.actions.includes('pay') ? (
            <Checkbox label={t('orders.select', { number })} labelHidden checked={selected} onChange={(event) => onSelect(event.target.checked)} />
          ) : null}
          <OrderNumber order={order} level={2} id={titleId} />
          <Text size="sm" tone="muted" numeric>
            {t('orders.placed', { at: moment(order.created_at).local })}
          </Text>
        </div>
      </CardPart>
      <CardPart space="tight">
        <div className={styles.goods}>
          <div>
            <ShopTitle lines={lines} level={3} />
            <OrderGoods lines={lines} />
          </div>
          <div className={styles.total}>
            <Text size="sm" tone="muted">
              {t('orders.lines', { count: lines.length })} · {t('orders.total')}
            </Text>
            <Money fen={order.amount_fen} size="lg" strong />
          </div>
        </div>
      </CardPart>
      <CardPart space="tight">
        <div className={styles.foot}>
          <NextStep order={order} />
          <OrderCardActions order={order} onCancel={onCancel} />
        </div>
      </CardPart>
    </Card>
  );
};
