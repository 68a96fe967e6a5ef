import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface LinePriceChangeProps {
  line: Pick<OrderLine, 'price_change' | 'listed_price_fen'>;
  review: Order['price_review'];
}

/** A price that the shopper gave: the shop's beside it, why, and whether it has been looked at. */
export const LinePriceChange = ({ line: { price_change: change, listed_price_fen }, review }: LinePriceChangeProps) => {
  const t = useTexts('cart-orders');
  if (!change) return null;
  const accepted = review === 'accepted';
  return (
    <Stack gap="1" align="start">
      <StatusBadge tone={accepted ? 'success' : 'warning'}>{t(accepted ? 'price.accepted' : 'price.review')}</StatusBadge>
      <Row gap="1" wrap align="baseline">
        <Text size="sm" tone="muted">
          {t('price.listed', { price: formatFen(listed_price_fen) })}
        </Text>
        <Text size="sm" tone="muted">
          {t('price.shipping', { fee: formatFen(change.domestic_shipping_fen) })}
        </Text>
      </Row>
      <Text size="sm" tone="muted">
        {t('price.reason', { reason: t(`reason.${change.reason}`) })}
      </Text>
      {change.text ? (
        <Text size="sm" tone="muted" prewrap>
          {t('price.words', { text: change.text })}
        </Text>
      ) : null}
    </Stack>
  );
};
