import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The note and photos of a line; empty ones are omitted. */
export const LineOptionsText = ({ line: { note, photo } }: { line: Pick<CartLine, 'note' | 'photo'> }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  if (!note && photo.count === 0) return null;
  return (
    <Stack gap="1">
      {note ? (
        <Text size="sm" tone="ink2" prewrap>
          {t('line.note', { note })}
        </Text>
      ) : null}
      {photo.count > 0 ? (
        <Text size="sm" tone="ink2">
          {t('line.photos', { count: photo.count, fee: asYuan(photo.fee_fen) })}
        </Text>
      ) : null}
      {photo.count > 0 && photo.note ? (
        <Text size="sm" tone="ink2" prewrap>
          {t('line.photoNote', { note: photo.note })}
        </Text>
      ) : null}
    </Stack>
  );
};
