import { cancelOrder, type Order } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { NoticeDialog } from '@caravan/ui-kit';
import { endpointFor, useSingleFlight, useTexts, useToast } from '@caravan/web-core';

export interface CancelDialogProps {
  /** The dialog is open while there is one. */
  order: Order | undefined;
  onClose: () => void;
  onCancelled: () => void;
  /** The server said no: what is in view is no longer true. */
  onOutdated: () => void;
}

/** Asks before an unpaid order is cancelled. */
export const CancelDialog = ({ order, onClose, onCancelled, onOutdated }: CancelDialogProps) => {
  const t = useTexts('cart-orders');
  const toast = useToast();
  const [cancel] = endpointFor(cancelOrder).useMutation();

  const confirm = useSingleFlight(async (number: string) => {
    const { error } = await cancel({ params: { number } });
    if (error) return onOutdated();
    toast.show(t('cancel.done'));
    onCancelled();
  });

  return (
    <NoticeDialog
      open={order !== undefined}
      type="warning"
      danger
      title={t('cancel.title')}
      text={t('cancel.text', { number: order?.number, amount: formatFen(order?.amount_fen ?? 0) })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onClose={onClose}
      onConfirm={() => void (order && confirm(order.number))}
    />
  );
};
