import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Button, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { readDraft } from '@caravan/web-core/forms';
import styles from './line-wishes.module.css';
import { WishesForm, wishesDraft } from './wishes-form.tsx';
import { WishesText } from './wishes-text.tsx';

export interface LineWishesProps {
  line: CartLine;
  onRemove: () => void;
}

/** Note and photos of a line, edited in place, and the way out of the cart. */
export const LineWishes = ({ line, onRemove }: LineWishesProps) => {
  const t = useTexts('cart-orders');
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // Somebody was writing here and had to go: to log in again, or by a reload.
  const draft = wishesDraft(line);
  useEffect(() => {
    if (readDraft(draft)) setEditing(true);
  }, [draft]);

  const close = () => {
    setEditing(false);
    // The form had the focus and is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (editing) return <WishesForm line={line} onClose={close} />;
  return (
    <Stack gap="1">
      <WishesText line={line} />
      <div className={styles.actions}>
        {line.available ? (
          <Button ref={opener} variant="ghost" size="sm" icon="edit" aria-label={t('line.editOf', { name: line.name })} onClick={() => setEditing(true)}>
            {t('line.edit')}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" icon="trash" aria-label={t('line.removeOf', { name: line.name })} onClick={onRemove}>
          {t('line.remove')}
        </Button>
      </div>
    </Stack>
  );
};
