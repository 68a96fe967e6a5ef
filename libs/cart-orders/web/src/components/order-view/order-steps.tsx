import { useTranslation } from 'react-i18next';
import type { Order, OrderSummary } from '@caravan/cart-orders/contract';
import { Button, ButtonLink, Card, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { packHref, payExtraHref, payOrdersHref } from '../../lib/payment-href.ts';
import { OrderAgain } from '../order-again/order-again.tsx';
import { OrderQuestion } from '../order-question/order-question.tsx';
import { NextStep } from '../next-step/next-step.tsx';

export interface OrderStepsProps {
  order: Order;
  summary: OrderSummary;
  onCancel: () => void;
  /** Reads the order again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** The next step of the order, and the shopper's actions. */
export const OrderSteps = ({ order, summary, onCancel, onOutdated }: OrderStepsProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const { actions, extra, number, question } = order;
  return (
    <Card as="section" aria-label={t('order.next')}>
      <Stack gap="4">
        <NextStep order={summary} />
        {order.status === 'pending_payment' && order.price_review === 'waiting' ? (
          <Text size="sm" tone="muted">
            {t('order.priceWaiting')}
          </Text>
        ) : null}
        {question?.state === 'open' && question.text ? (
          <Text size="sm">{t('question.note', { note: question.text })}</Text>
        ) : null}
        {actions.includes('answer_question') ? <OrderQuestion order={order} onOutdated={onOutdated} /> : null}
        <Row gap="3" wrap>
          {extra && actions.includes('pay_extra') ? (
            <ButtonLink to={payExtraHref(extra.ref)}>{t('order.pay', { amount: asYuan(extra.amount_fen) })}</ButtonLink>
          ) : null}
          {actions.includes('pay') ? (
            <ButtonLink to={payOrdersHref([number])}>{t('order.pay', { amount: asYuan(order.amount_fen) })}</ButtonLink>
          ) : null}
          {actions.includes('pack') ? <ButtonLink to={packHref(summary)}>{t('orders.pack')}</ButtonLink> : null}
          {actions.includes('cancel') ? (
            <Button variant="ghost" onClick={onCancel}>
              {t('orders.cancel')}
            </Button>
          ) : null}
          {actions.includes('pay') ? null : <OrderAgain number={number} />}
        </Row>
      </Stack>
    </Card>
  );
};
