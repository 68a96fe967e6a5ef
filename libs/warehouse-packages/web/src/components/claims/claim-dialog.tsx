import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileClaimMutation } from '@caravan/warehouse-packages/api';
import type { Claimable } from '@caravan/warehouse-packages/contract';
import { RadioGroup, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { isApiError, reasonOf, useFormats, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm, useDrafts } from '@caravan/web-core/forms';
import { claimDraft, claimSchema, type ClaimForm, type ClaimValues } from '../../lib/claim-form.ts';
import { pictureReasons } from '../../lib/review-form.ts';
import { packReasons } from '../../lib/pack-reasons.ts';
import { ClaimPictures } from './claim-pictures.tsx';

const maxText = 1000;

export interface ClaimDialogProps {
  number: string;
  claimable: Claimable;
  onClose: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Claims what was lost, damaged or missing; everything typed stays when the server refuses. */
export const ClaimDialog = ({ number, claimable, onClose, onOutdated }: ClaimDialogProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const toast = useToast();
  const drafts = useDrafts();
  const [send] = useFileClaimMutation();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [pictureError, setPictureError] = useState<string>();
  const { kinds, max_fen: maxFen } = claimable;
  const draftKey = claimDraft(number);
  const form = useContractForm<ClaimValues, ClaimForm>({
    schema: async () => claimSchema((await import('@caravan/warehouse-packages/contract/schema')).newClaim, maxFen),
    defaultValues: { kind: kinds.length === 1 ? (kinds[0] ?? '') : '', amount_fen: '', text: '' },
    reasons: packReasons,
    draftKey,
  });

  const submit = async (values: ClaimForm) => {
    const result = await send({ params: { number }, body: { ...values, pictures: [...pictures] } });
    if (result.data) {
      toast.show(t('claims.sent'), 'success');
      onClose();
      return result;
    }
    const isPicture = pictureReasons.has(reasonOf(result.error));
    setPictureError(isPicture && isApiError(result.error) ? result.error.message : undefined);
    if (!isPicture) onOutdated();
    return result;
  };
  const cancel = () => {
    drafts.clear(draftKey);
    onClose();
  };

  return (
    <FormDialog
      onClose={cancel}
      title={t('claims.open')}
      closesBeside={false}
      size="form"
      cancel={t('claims.cancel')}
      submit={t('claims.send')}
      busy={form.busy}
      onSubmit={form.submit(submit)}
    >
      <Stack gap="4">
        <RadioGroup
          {...form.field('kind')}
          label={t('claims.kind')}
          options={kinds.map((value) => ({ value, label: t(`claims.kinds.${value}`) }))}
        />
        <TextField
          {...form.field('amount_fen')}
          label={t('claims.amount')}
          hint={t('claims.amountHint', { amount: asYuan(maxFen) })}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          numeric
        />
        <TextArea
          {...form.field('text')}
          label={t('claims.text')}
          hint={t('claims.textHint')}
          rows={4}
          maxLength={maxText}
          counterText={(used, max) => t('counter', { used, max })}
        />
        <ClaimPictures pictures={pictures} onChange={setPictures} error={pictureError} />
      </Stack>
    </FormDialog>
  );
};
