import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Badge, Money, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The unit price, and whether the shopper set it or it changed since it was added. */
export const LinePrice = ({ line }: { line: CartLine }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const { price_change: own, previous_price_fen: previous } = line;
  return (
    <Stack gap="1" align="start">
      <span>
        <VisuallyHidden>{t('column.price')} </VisuallyHidden>
        <Money fen={line.unit_price_fen} />
      </span>
      {own ? (
        <>
          <Badge tone="warning">{t('line.ownPrice')}</Badge>
          <Text size="xs" tone="muted">
            {t('line.listedPrice', { price: asYuan(line.listed_price_fen) })}
          </Text>
          <Text size="xs" tone="muted">
            {t(`reason.${own.reason}`)}
          </Text>
          {own.text ? (
            <Text size="xs" tone="muted">
              {own.text}
            </Text>
          ) : null}
        </>
      ) : null}
      {previous === null ? null : (
        <>
          <Badge tone="info">{t('line.priceChanged')}</Badge>
          <Text size="xs" tone="muted">
            {t('line.previousPrice', { price: asYuan(previous) })}
          </Text>
        </>
      )}
    </Stack>
  );
};
