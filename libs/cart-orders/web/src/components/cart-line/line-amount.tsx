import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Money, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import styles from './cart-line.module.css';

/** The line's amount from the server; it fades while a new quantity is being saved. */
export const LineAmount = ({ line, isSaving }: { line: CartLine; isSaving: boolean }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  return (
    <div className={styles.sum} data-saving={isSaving || undefined} aria-busy={isSaving}>
      <VisuallyHidden>{t('column.amount')} </VisuallyHidden>
      <Money fen={line.amount_fen} strong />
      {line.photo.count > 0 ? (
        <Text size="xs" tone="muted">
          {t('line.withPhotos', { fee: asYuan(line.photo.fee_fen) })}
        </Text>
      ) : null}
    </div>
  );
};
