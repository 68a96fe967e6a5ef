import { useTranslation } from 'react-i18next';
import { type CartLine } from '@caravan/cart-orders/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useCartActions } from '../../lib/cart-actions.tsx';

export interface RemoveDialogProps {
  /** The lines to remove; the dialog is open while there are any. */
  lines: readonly CartLine[];
  onClose: () => void;
  /** Called after the lines, and the focused element with them, are removed. */
  onRemoved: () => void;
}

/** Asks before it removes lines from the cart. */
export const RemoveDialog = ({ lines, onClose, onRemoved }: RemoveDialogProps) => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const { remove } = useCartActions();

  const confirm = async () => {
    const result = await remove(lines.map((line) => line.id));
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
      text={
        lines.length === 1 ? t('remove.one', { name: lines[0]?.name }) : t('remove.several', { count: lines.length })
      }
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
};
