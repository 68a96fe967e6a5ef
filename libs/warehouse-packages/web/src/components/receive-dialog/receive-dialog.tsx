import { useTranslation } from 'react-i18next';
import { useReceivePackageMutation } from '@caravan/warehouse-packages/api';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { useSingleFlight, useToast } from '@caravan/web-core';

export interface ReceiveDialogProps {
  /** The dialog is open while this is set. */
  parcel: ParcelSummary | undefined;
  onClose: () => void;
  onReceived: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Asks whether the package has arrived, because the shopper cannot undo the receipt. */
export const ReceiveDialog = ({ parcel, onClose, onReceived, onOutdated }: ReceiveDialogProps) => {
  const { t } = useTranslation('warehouse-packages');
  const toast = useToast();
  const [receive] = useReceivePackageMutation();

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
