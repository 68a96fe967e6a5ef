import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { Card, CardPart, Row, StatusBadge } from '@caravan/ui-kit';
import { useMoment } from '@caravan/web-core';
import { OrderedLine } from '../ordered-line/ordered-line.tsx';
import styles from '../ordered-line/ordered-lines.module.css';
import { ShopTitle } from '../shop-title/shop-title.tsx';

/** The outcome of a line: received in the warehouse, or refunded. */
const LineOutcome = ({ line: { received, refunded } }: { line: OrderLine }) => {
  const { t } = useTranslation('cart-orders');
  const moment = useMoment();
  if (!received && !refunded) return null;
  return (
    <Row gap="2" wrap>
      {received ? (
        <StatusBadge tone="success" icon="shelf">
          {t('order.arrived', { at: moment(received.received_at).local })}
        </StatusBadge>
      ) : null}
      {refunded ? (
        <StatusBadge tone="neutral" icon="wallet">
          {t('order.lineRefunded')}
        </StatusBadge>
      ) : null}
    </Row>
  );
};

/** The goods as ordered, with the outcome of each line. */
export const OrderLines = ({ order }: { order: Order }) => {
  const titleId = useId();
  return (
    <Card as="section" space="none" aria-labelledby={titleId}>
      <CardPart>
        <ShopTitle lines={order.lines} id={titleId} />
      </CardPart>
      <CardPart>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id}>
              <OrderedLine line={line} review={order.price_review}>
                <LineOutcome line={line} />
              </OrderedLine>
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  );
};
