import { useTranslation } from 'react-i18next';
import { useCancelPackageMutation } from '@caravan/warehouse-packages/api';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { useFormats, useIdempotencyKey, useSingleFlight, useToast } from '@caravan/web-core';
import { restFen } from '../../lib/line-fee.ts';

export interface CancelDialogProps {
  /** The dialog is open while this is set. */
  parcel: ParcelSummary | undefined;
  onClose: () => void;
  onCancelled: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Asks before it cancels a package, and says what returns: the goods to the warehouse, a paid fee to the balance. */
export const CancelDialog = ({ parcel, onClose, onCancelled, onOutdated }: CancelDialogProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const toast = useToast();
  const [cancel] = useCancelPackageMutation();
  const { keyFor, settle } = useIdempotencyKey();

  const confirm = useSingleFlight(async (number: string) => {
    const { error } = await cancel({ params: { number }, idempotencyKey: keyFor(number) });
    if (error) return onOutdated();
    settle();
    toast.show(t('cancel.done'));
    onCancelled();
  });

  const isPaid = parcel !== undefined && parcel.paid_at !== null;
  return (
    <NoticeDialog
      open={parcel !== undefined}
      type="warning"
      danger
      title={t('cancel.title')}
      text={t(isPaid ? 'cancel.paid' : 'cancel.unpaid', {
        number: parcel?.number,
        count: parcel?.item_count ?? 0,
        amount: asYuan(parcel ? restFen(parcel) : 0),
      })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onClose={onClose}
      onConfirm={() => void (parcel && confirm(parcel.number))}
    />
  );
};
