import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cartOrdersReasons, type CartLine, type LinePatch } from '@caravan/cart-orders/contract';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { maxNote, maxPhotos } from '@caravan/content/contract';
import { Button, Row, Stack, Stepper, TextArea } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import { Controller, useContractForm, useDrafts } from '@caravan/web-core/forms';
import { useCartActions } from '../../lib/cart-actions.tsx';
import styles from './line-options.module.css';
import { lineOptionsDraft } from './line-options-draft.ts';

interface LineOptionsValues {
  note: string;
  photo: { count: number; note: string };
}

export interface LineOptionsFormProps {
  line: CartLine;
  onClose: () => void;
}

/** Edits the note and photos of a line by the server's rules; a draft is kept. */
export const LineOptionsForm = ({ line, onClose }: LineOptionsFormProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const toast = useToast();
  const photo = useGetConfigurationsQuery().data?.photo;
  const drafts = useDrafts();
  const { update } = useCartActions();
  const form = useContractForm<LineOptionsValues, LinePatch>({
    schema: async () => (await import('@caravan/cart-orders/contract/schema')).linePatch,
    defaultValues: { note: line.note, photo: { count: line.photo.count, note: line.photo.note } },
    reasons: cartOrdersReasons,
    draftKey: lineOptionsDraft(line),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);
  const count = form.watch('photo.count');
  const counterText = (used: number, max: number) => t('lineOptions.counter', { used, max });

  const save = async (body: LinePatch) => {
    const result = await update(line.id, body);
    if (result.error) return result;
    toast.show(t('lineOptions.saved'));
    onClose();
    return result;
  };

  const cancel = () => {
    drafts.clear(lineOptionsDraft(line));
    onClose();
  };

  return (
    <form
      className={styles.form}
      onSubmit={form.submit(save)}
      noValidate
      aria-label={t('line.editOf', { name: line.name })}
    >
      <Stack gap="4">
        <TextArea
          {...form.field('note')}
          label={t('lineOptions.note')}
          hint={t('lineOptions.noteHint')}
          optionalText={t('lineOptions.optional')}
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
              label={t('lineOptions.count')}
              hint={photo && t('lineOptions.countHint', { fee: asYuan(photo.fee_fen), max: photo.max_count })}
              error={fieldState.error?.message}
              min={0}
              max={photo?.max_count ?? maxPhotos}
              decreaseLabel={t('line.fewer')}
              increaseLabel={t('line.more')}
            />
          )}
        />
        {count > 0 ? (
          <TextArea
            {...form.field('photo.note')}
            label={t('lineOptions.photoNote')}
            optionalText={t('lineOptions.optional')}
            maxLength={maxNote}
            counterText={counterText}
            rows={2}
          />
        ) : null}
        <Row gap="3">
          <Button type="submit" size="sm" busy={form.busy}>
            {t('lineOptions.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={cancel}>
            {t('lineOptions.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
