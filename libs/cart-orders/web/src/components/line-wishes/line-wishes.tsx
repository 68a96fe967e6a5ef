import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Button, Stack } from '@caravan/ui-kit';
import { readDraft, useTexts } from '@caravan/web-core';
import styles from './line-wishes.module.css';
import { wishesDraft } from './wishes-draft.ts';
import { WishesText } from './wishes-text.tsx';

// Forms are heavy, and most who look at a cart fill in none.
const WishesForm = lazy(async () => ({ default: (await import('./wishes-form.tsx')).WishesForm }));

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

  const resting = (
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
  return editing ? (
    <Suspense fallback={resting}>
      <WishesForm line={line} onClose={close} />
    </Suspense>
  ) : (
    resting
  );
};
