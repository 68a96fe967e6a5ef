import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@caravan/cart-orders/contract';
import { thumbAt } from '@caravan/goods/contract';
import { Checkbox, Money, RecordCard, Row, Stack, Text, ThumbRow } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { totalsOf } from '../../lib/order-fee.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { OrderNumber } from '../order-number/order-number.tsx';
import { ShopTitle } from '../shop-title/shop-title.tsx';
import { OrderCardActions } from './order-card-actions.tsx';

export interface OrderCardProps {
  order: OrderSummary;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onCancel: () => void;
}

/** An order in the list: number, status, goods, total, next step and main action. */
export const OrderCard = ({ order, selected, onSelect, onCancel }: OrderCardProps) => {
  const { t } = useTranslation('cart-orders');
  const titleId = useId();
  const { number, lines, line_count: count, shop_name, platform, site: url } = order;
  const head = (
    <>
      <Row gap="2" align="start">
        {order.actions.includes('pay') ? (
          <Checkbox
            label={t('orders.select', { number })}
            labelHidden
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        ) : null}
        <OrderNumber order={order} level={2} id={titleId} />
      </Row>
      <Text size="sm" tone="muted" numeric>
        <LocalTime at={order.created_at} text={(at) => t('orders.placed', { at })} />
      </Text>
    </>
  );
  const sum = (
    <>
      <Text size="sm" tone="muted">
        {t('orders.lines', { count })} · {t('orders.total')}
      </Text>
      <Money fen={totalsOf(order).amount_fen} size="lg" strong />
    </>
  );
  return (
    <RecordCard
      titleId={titleId}
      selected={selected}
      head={head}
      sum={sum}
      next={<NextStep order={order} />}
      actions={<OrderCardActions order={order} onCancel={onCancel} />}
    >
      <Stack gap="3">
        <ShopTitle lines={[{ shop_name, platform, url }]} level={3} />
        <ThumbRow
          count={count}
          thumbs={lines.map((line) => ({
            key: line.id,
            name: line.name,
            quantity: line.quantity,
            ...thumbAt(line.image),
          }))}
        />
      </Stack>
    </RecordCard>
  );
};
