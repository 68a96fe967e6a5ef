import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

export interface LinePriceChangeProps {
  line: Pick<OrderLine, 'price_change' | 'listed_price_fen'>;
  review: Order['price_review'];
}

/** A price that the shopper set: the shop's price, the reason, and whether staff reviewed it. */
export const LinePriceChange = ({ line: { price_change: change, listed_price_fen }, review }: LinePriceChangeProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  if (!change) return null;
  const accepted = review === 'accepted';
  return (
    <Stack gap="1" align="start">
      <StatusBadge tone={accepted ? 'success' : 'warning'}>
        {t(accepted ? 'price.accepted' : 'price.review')}
      </StatusBadge>
      <Row gap="1" wrap align="baseline">
        <Text size="sm" tone="muted">
          {t('price.listed', { price: asYuan(listed_price_fen) })}
        </Text>
        <Text size="sm" tone="muted">
          {t('price.shipping', { fee: asYuan(change.domestic_shipping_fen) })}
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
