import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@caravan/cart-orders/contract';
import { sumFen } from '@caravan/kernel';
import { Button, ButtonLink, Grow, Money, Row, StickyBar, Text } from '@caravan/ui-kit';
import { payOrdersHref } from '../../lib/payment-href.ts';

export interface PayBarProps {
  /** Unpaid orders selected for one payment. */
  orders: readonly Pick<OrderSummary, 'amount_fen' | 'number'>[];
  onClear: () => void;
}

/** Stays in view while orders are selected: their number, their total, and one payment for all. */
export const PayBar = ({ orders, onClear }: PayBarProps) => {
  const { t } = useTranslation('cart-orders');
  if (orders.length === 0) return null;
  return (
    <StickyBar aria-label={t('orders.bar.label')}>
      <Row gap="4" wrap>
        <Grow least="160">
          <Row gap="2" wrap>
            <Text size="sm" role="status">
              {t('orders.bar.selected', { count: orders.length })}
            </Text>
            <Button variant="ghost" size="sm" onClick={onClear}>
              {t('orders.bar.clear')}
            </Button>
          </Row>
        </Grow>
        <Money fen={sumFen(orders.map((order) => order.amount_fen))} size="xl" strong />
        <ButtonLink size="lg" to={payOrdersHref(orders.map(({ number }) => number))}>
          {t('orders.bar.pay')}
        </ButtonLink>
      </Row>
    </StickyBar>
  );
};
