import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { Button, Stack } from '@caravan/ui-kit';
import { useDrafts } from '@caravan/web-core';
import styles from './line-options.module.css';
import { lineOptionsDraft } from './line-options-draft.ts';
import { LineOptionsText } from './line-options-text.tsx';

// The form loads on demand: forms are large, and few visits to the cart need one.
const LineOptionsForm = lazy(async () => ({ default: (await import('./line-options-form.tsx')).LineOptionsForm }));

export interface LineOptionsProps {
  line: CartLine;
  onRemove: () => void;
}

/** Note and photos of a line, edited in place, and the button that removes the line. */
export const LineOptions = ({ line, onRemove }: LineOptionsProps) => {
  const { t } = useTranslation('cart-orders');
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // A draft exists if the shopper left while writing, through a login or a reload.
  const drafts = useDrafts();
  const draft = lineOptionsDraft(line);
  useEffect(() => {
    if (drafts.read(draft)) setEditing(true);
  }, [draft, drafts]);

  // More photos than the shop takes by now keep a line from being ordered until there are fewer.
  const photos = useGetConfigurationsQuery().data?.photo;
  const hasTooManyPhotos = photos !== undefined && line.photo.count > photos.max_count;

  const close = () => {
    setEditing(false);
    // Returns the focus, which was in the closed form.
    requestAnimationFrame(() => opener.current?.focus());
  };

  const resting = (
    <Stack gap="1">
      <LineOptionsText line={line} />
      <div className={styles.actions}>
        {line.available || hasTooManyPhotos ? (
          <Button
            ref={opener}
            variant="ghost"
            size="sm"
            icon="edit"
            aria-label={t('line.editOf', { name: line.name })}
            onClick={() => setEditing(true)}
          >
            {t('line.edit')}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          aria-label={t('line.removeOf', { name: line.name })}
          onClick={onRemove}
        >
          {t('line.remove')}
        </Button>
      </div>
    </Stack>
  );
  return editing ? (
    <Suspense fallback={resting}>
      <LineOptionsForm line={line} onClose={close} />
    </Suspense>
  ) : (
    resting
  );
};
