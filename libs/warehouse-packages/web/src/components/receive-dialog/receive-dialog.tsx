import { receivePackage, type Parcel } from '@caravan/warehouse-packages/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { endpointFor, useSingleFlight, useTexts, useToast } from '@caravan/web-core';

export interface ReceiveDialogProps {
  /** The dialog is open while there is one. */
  parcel: Parcel | undefined;
  onClose: () => void;
  onReceived: () => void;
  /** The server said no: what is in view is no longer true. */
  onOutdated: () => void;
}

/** Asks whether the package is really there: it cannot be taken back. */
export const ReceiveDialog = ({ parcel, onClose, onReceived, onOutdated }: ReceiveDialogProps) => {
  const t = useTexts('warehouse-packages');
  const toast = useToast();
  const [receive] = endpointFor(receivePackage).useMutation();

  const confirm = useSingleFlight(async (number: string) => {
    const { error } = await receive({ params: { number } });
    if (error) return onOutdated();
    toast.show(t('receive.done'), 'success');
    onReceived();
  });

  return (
    <NoticeDialog
      open={parcel !== undefined}
      type="warning"
      title={t('receive.title')}
      text={t('receive.text', { number: parcel?.number })}
      confirmLabel={t('receive.confirm')}
      cancelLabel={t('receive.notYet')}
      onClose={onClose}
      onConfirm={() => void (parcel && confirm(parcel.number))}
    />
  );
};
