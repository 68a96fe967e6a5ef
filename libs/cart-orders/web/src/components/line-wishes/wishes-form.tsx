import { useEffect } from 'react';
import { cartOrdersReasons, maxNote, maxPhotos, photoFeeFen, updateCartLine, type CartLine, type LinePatch } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Button, Row, Stack, Stepper, TextArea } from '@caravan/ui-kit';
import { endpointFor, useToast, useTexts } from '@caravan/web-core';
import { clearDraft, Controller, useContractForm } from '@caravan/web-core/forms';
import styles from './line-wishes.module.css';
import { wishesDraft } from './wishes-draft.ts';

interface WishesValues {
  note: string;
  photo: { count: number; note: string };
}

export interface WishesFormProps {
  line: CartLine;
  onClose: () => void;
}

/** Note and photos of one line; the server's rules, and what was typed stays whatever happens. */
export const WishesForm = ({ line, onClose }: WishesFormProps) => {
  const t = useTexts('cart-orders');
  const toast = useToast();
  const [update] = endpointFor(updateCartLine).useMutation();
  const form = useContractForm<WishesValues, LinePatch>({
    schema: async () => (await import('@caravan/cart-orders/contract/schema')).linePatch,
    defaultValues: { note: line.note, photo: { count: line.photo.count, note: line.photo.note } },
    reasons: cartOrdersReasons,
    draftKey: wishesDraft(line),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);
  const count = form.watch('photo.count');
  const counterText = (used: number, max: number) => t('wishes.counter', { used, max });

  const save = async (body: LinePatch) => {
    const result = await update({ params: { id: line.id }, body });
    if (result.error) return result;
    toast.show(t('wishes.saved'));
    onClose();
    return result;
  };

  const cancel = () => {
    clearDraft(wishesDraft(line));
    onClose();
  };

  return (
    <form className={styles.form} onSubmit={form.submit(save)} noValidate aria-label={t('line.editOf', { name: line.name })}>
      <Stack gap="4">
        <TextArea
          {...form.field('note')}
          label={t('wishes.note')}
          hint={t('wishes.noteHint')}
          optionalText={t('wishes.optional')}
          maxLength={maxNote}
          counterText={counterText}
          rows={2}
        />
        <Controller
          control={form.control}
          name="photo.count"
          render={({ field, fieldState }) => (
            <Stepper
              {...field}
              label={t('wishes.count')}
              hint={t('wishes.countHint', { fee: formatFen(photoFeeFen), max: maxPhotos })}
              error={fieldState.error?.message}
              min={0}
              max={maxPhotos}
              decreaseLabel={t('line.fewer')}
              increaseLabel={t('line.more')}
            />
          )}
        />
        {count > 0 ? (
          <TextArea
            {...form.field('photo.note')}
            label={t('wishes.photoNote')}
            optionalText={t('wishes.optional')}
            maxLength={maxNote}
            counterText={counterText}
            rows={2}
          />
        ) : null}
        <Row gap="3">
          <Button type="submit" size="sm" busy={form.busy}>
            {t('wishes.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={cancel}>
            {t('wishes.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
