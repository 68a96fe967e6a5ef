import { useTranslation } from 'react-i18next';
import { useCreateParcelMutation } from '@caravan/procurement/api';
import { procurementReasons, type NewParcel, type Purchase } from '@caravan/procurement/contract';
import { Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

export interface ParcelFormProps {
  purchase: Pick<Purchase, 'id' | 'supplier_order_no'>;
  onClose: () => void;
}

/** Records the tracking number that a shop has told. */
export const ParcelForm = ({ purchase, onClose }: ParcelFormProps) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [create] = useCreateParcelMutation();
  const form = useContractForm<{ tracking_number: string; carrier: string }, NewParcel>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).newParcel,
    defaultValues: { tracking_number: '', carrier: '' },
    reasons: procurementReasons,
  });
  const send = async (body: NewParcel) => {
    const result = await create({ params: { id: purchase.id }, body });
    if (result.data) {
      toast.show(t('purchases.parcelAdded'));
      onClose();
    }
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('purchases.addParcelTo', { number: purchase.supplier_order_no })}
      closesBeside={false}
      submit={t('save')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <TextField {...form.field('tracking_number')} label={t('parcel.tracking')} required autoComplete="off" />
        <TextField {...form.field('carrier')} label={t('parcel.carrier')} autoComplete="off" />
      </Stack>
    </FormDialog>
  );
};
