import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Stack, Text } from '@caravan/ui-kit';

/** The prices that the shopper has entered, each beside that of the shop, and why. */
export const PriceChanges = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  return (
    <Stack gap="2">
      {order.lines.map(
        ({ id, name, quantity, unit_price_fen: price, listed_price_fen: listed, price_change: change }) =>
          change ? (
            <Stack key={id} gap="1">
              <Text>
                {t('priceChange.line', { name, count: quantity, price: formatFen(price), listed: formatFen(listed) })}
              </Text>
              <Text size="sm" tone="muted">
                {t('priceChange.shipping', { fee: formatFen(change.domestic_shipping_fen) })}
              </Text>
              <Text>
                {change.text
                  ? t('priceChange.why', { reason: t(`reason.${change.reason}`), text: change.text })
                  : t(`reason.${change.reason}`)}
              </Text>
            </Stack>
          ) : null,
      )}
    </Stack>
  );
};
