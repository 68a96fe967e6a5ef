import { useTranslation } from 'react-i18next';
import { useKeepParcelMutation } from '@caravan/procurement/api';
import { procurementReasons, type ArrivedParcel } from '@caravan/procurement/contract';
import { Button, Grid, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const maxNote = 500;

interface KeepForm {
  tracking_number: string;
  carrier: string;
  weight_g: string;
  bin: string;
  note: string;
}

export interface KeepParcelFormProps {
  /** The scanned number; empty for a parcel without one. */
  trackingNumber?: string;
  onKept: () => void;
}

/** Keeps a parcel that belongs to no known purchase: its number, weight and place. */
export const KeepParcelForm = ({ trackingNumber = '', onKept }: KeepParcelFormProps) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [keep] = useKeepParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<KeepForm, ArrivedParcel>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).arrivedParcelForm,
    defaultValues: { tracking_number: trackingNumber, carrier: '', weight_g: '', bin: '', note: '' },
    reasons: procurementReasons,
  });
  const send = async (body: ArrivedParcel) => {
    const result = await keep({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('keep.done'));
      onKept();
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('keep.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField
            {...form.field('tracking_number')}
            label={t('parcel.tracking')}
            hint={t('keep.noNumber')}
            autoComplete="off"
          />
          <TextField {...form.field('carrier')} label={t('parcel.carrier')} autoComplete="off" />
          <TextField
            {...form.field('weight_g')}
            label={t('parcel.weight')}
            inputMode="numeric"
            suffix="g"
            numeric
            required
            autoComplete="off"
          />
          <TextField {...form.field('bin')} label={t('parcel.bin')} required autoComplete="off" />
        </Grid>
        <TextArea {...form.field('note')} label={t('parcel.note')} maxLength={maxNote} rows={2} />
        <Button type="submit" busy={form.busy}>
          {t('keep.send')}
        </Button>
      </Stack>
    </form>
  );
};
