import { useTranslation } from 'react-i18next';
import { useCancelOrderMutation } from '@caravan/cart-orders/api';
import { type Order } from '@caravan/cart-orders/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { useFormats, useSingleFlight, useToast } from '@caravan/web-core';

export interface CancelDialogProps {
  /** The dialog is open while this is set. */
  order: Pick<Order, 'amount_fen' | 'number'> | undefined;
  onClose: () => void;
  onCancelled: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Asks before it cancels an unpaid order. */
export const CancelDialog = ({ order, onClose, onCancelled, onOutdated }: CancelDialogProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const toast = useToast();
  const [cancel] = useCancelOrderMutation();

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
      text={t('cancel.text', { number: order?.number, amount: asYuan(order?.amount_fen ?? 0) })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onClose={onClose}
      onConfirm={() => void (order && confirm(order.number))}
    />
  );
};
