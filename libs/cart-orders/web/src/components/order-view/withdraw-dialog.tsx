import { useTranslation } from 'react-i18next';
import { useCancelRefundMutation } from '@caravan/cart-orders/api';
import { type Order } from '@caravan/cart-orders/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { useMoment, useNow, useSingleFlight, useToast } from '@caravan/web-core';

export interface WithdrawDialogProps {
  open: boolean;
  order: Order;
  onClose: () => void;
  onOutdated: () => void;
}

/** Asks before it withdraws a refund request: after the deadline there cannot be another. */
export const WithdrawDialog = ({ open, order, onClose, onOutdated }: WithdrawDialogProps) => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const moment = useMoment();
  const now = useNow();
  const [withdraw] = useCancelRefundMutation();
  const { number, refundable_until: until } = order;
  const isLate = until === null || (now !== undefined && Date.parse(until) < now);

  const confirm = useSingleFlight(async () => {
    const { error } = await withdraw({ params: { number } });
    if (error) onOutdated();
    else toast.show(t('refund.withdraw.done'));
  });

  return (
    <NoticeDialog
      open={open}
      type="warning"
      title={t('refund.withdraw.title')}
      text={isLate ? t('refund.withdraw.textLate') : t('refund.withdraw.text', { until: moment(until) })}
      confirmLabel={t('refund.withdraw.confirm')}
      cancelLabel={t('refund.withdraw.keep')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
};
