import { removeFromCart, type CartLine } from '@caravan/cart-orders/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { endpointFor, useToast, useTexts } from '@caravan/web-core';

export interface RemoveDialogProps {
  /** What is to go; the dialog is open while there is something. */
  lines: readonly CartLine[];
  onClose: () => void;
  /** The lines are gone, and with them what had the focus. */
  onRemoved: () => void;
}

/** Asks before lines are taken out of the cart. */
export const RemoveDialog = ({ lines, onClose, onRemoved }: RemoveDialogProps) => {
  const t = useTexts('cart-orders');
  const toast = useToast();
  const [remove] = endpointFor(removeFromCart).useMutation();

  const confirm = async () => {
    const result = await remove({ body: { ids: lines.map((line) => line.id) } });
    if (result.error) return;
    toast.show(t('remove.done'));
    onRemoved();
  };

  return (
    <NoticeDialog
      open={lines.length > 0}
      type="warning"
      danger
      title={t('remove.title')}
      text={lines.length === 1 ? t('remove.one', { name: lines[0]?.name }) : t('remove.several', { count: lines.length })}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
};
