import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { procurementReasons, type ArrivedParcel } from '@caravan/procurement/contract';
import { Button, Grid, Stack, TextArea, TextField } from '@caravan/ui-kit';
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
  /** The first contents of the form, such as the scanned number. */
  entered?: Partial<ArrivedParcel>;
  /** Under which what is typed stays in this tab. */
  draftKey?: string;
  send: (body: ArrivedParcel) => Promise<{ data?: unknown; error?: unknown }>;
  children?: ReactNode;
}

/** Keeps a parcel that belongs to no known purchase: its number, weight and place. */
export const KeepParcelForm = ({ entered, draftKey, send, children }: KeepParcelFormProps) => {
  const { t } = useTranslation('procurement-console');
  const form = useContractForm<KeepForm, ArrivedParcel>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).arrivedParcelForm,
    defaultValues: {
      tracking_number: entered?.tracking_number ?? '',
      carrier: entered?.carrier ?? '',
      weight_g: entered?.weight_g === undefined ? '' : String(entered.weight_g),
      bin: entered?.bin ?? '',
      note: entered?.note ?? '',
    },
    reasons: procurementReasons,
    ...(draftKey === undefined ? {} : { draftKey }),
  });
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
        {children}
        <Button type="submit" busy={form.busy}>
          {t('keep.send')}
        </Button>
      </Stack>
    </form>
  );
};
