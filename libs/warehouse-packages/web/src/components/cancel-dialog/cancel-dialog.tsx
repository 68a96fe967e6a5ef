import { formatFen } from '@caravan/kernel';
import { cancelPackage, type Parcel } from '@caravan/warehouse-packages/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { endpointFor, useIdempotencyKey, useSingleFlight, useTexts, useToast } from '@caravan/web-core';

export interface CancelDialogProps {
  /** The dialog is open while there is one. */
  parcel: Parcel | undefined;
  onClose: () => void;
  onCancelled: () => void;
  /** The server said no: what is in view is no longer true. */
  onOutdated: () => void;
}

/** Asks before a package is cancelled, and says what comes back: the goods to the shelf, a paid fee to the balance. */
export const CancelDialog = ({ parcel, onClose, onCancelled, onOutdated }: CancelDialogProps) => {
  const t = useTexts('warehouse-packages');
  const toast = useToast();
  const [cancel] = endpointFor(cancelPackage).useMutation();
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
      text={t(isPaid ? 'cancel.paid' : 'cancel.unpaid', { number: parcel?.number, count: parcel?.items.length ?? 0, amount: formatFen(parcel?.fee.fee_fen ?? 0) })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onClose={onClose}
      onConfirm={() => void (parcel && confirm(parcel.number))}
    />
  );
};
