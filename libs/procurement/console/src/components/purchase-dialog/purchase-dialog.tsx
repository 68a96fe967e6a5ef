import { useTranslation } from 'react-i18next';
import { useUpdatePurchaseMutation } from '@caravan/procurement/api';
import { procurementReasons, type Purchase, type PurchaseChange } from '@caravan/procurement/contract';
import { Stack, TextField } from '@caravan/ui-kit';
import { reasonOf, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

/** The day of an instant for a date field, in the reader's time zone; empty for none. */
const dayOf = (at: string | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

interface PurchaseForm {
  supplier_order_no: string;
  account: string;
  paid: string;
  expected_on: string;
}

export interface PurchaseDialogProps {
  purchase: Purchase;
  onClose: () => void;
  /** Somebody else has changed the purchase. */
  onOutdated: () => void;
}

const yuan = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** Corrects the facts of a purchase, on the version that the buyer sees. */
export const PurchaseDialog = ({ purchase, onClose, onOutdated }: PurchaseDialogProps) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [update] = useUpdatePurchaseMutation();
  const form = useContractForm<PurchaseForm, PurchaseChange>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).purchaseForm,
    defaultValues: {
      supplier_order_no: purchase.supplier_order_no,
      account: purchase.account ?? '',
      paid: yuan(purchase.paid_fen),
      expected_on: dayOf(purchase.expected_at),
    },
    reasons: procurementReasons,
  });
  const send = async (body: PurchaseChange) => {
    const result = await update({ params: { id: purchase.id }, body, version: purchase.version });
    if (result.data) {
      toast.show(t('purchases.saved'));
      onClose();
    } else if (reasonOf(result.error) === 'changed_meanwhile') onOutdated();
    return result;
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('purchases.editTitle')}
      closesBeside={false}
      cancel={t('cancel')}
      submit={t('save')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <TextField {...form.field('supplier_order_no')} label={t('purchase.number')} required autoComplete="off" />
        <TextField {...form.field('account')} label={t('purchase.account')} required autoComplete="off" />
        <TextField
          {...form.field('paid')}
          label={t('purchase.paid')}
          prefix="¥"
          inputMode="decimal"
          numeric
          required
          autoComplete="off"
        />
        <TextField {...form.field('expected_on')} type="date" label={t('purchase.expected')} />
      </Stack>
    </FormDialog>
  );
};
