import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Button, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { readDraft } from '@caravan/web-core/forms';
import { WishesForm, wishesDraft } from './wishes-form.tsx';

/** Note and photos of a line, as they are; what is empty says nothing. */
const Wishes = ({ line }: { line: CartLine }) => {
  const t = useTexts('cart-orders');
  const { note, photo } = line;
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
          {t('line.photos', { count: photo.count, fee: formatFen(photo.fee_fen) })}
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

/** Shows note and photos, and edits them in place. */
export const LineWishes = ({ line }: { line: CartLine }) => {
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
    <Stack gap="1" align="start">
      <Wishes line={line} />
      <Button ref={opener} variant="ghost" size="sm" icon="edit" aria-label={t('line.editOf', { name: line.name })} onClick={() => setEditing(true)}>
        {t('line.edit')}
      </Button>
    </Stack>
  );
};
