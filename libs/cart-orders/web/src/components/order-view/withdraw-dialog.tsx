import { cancelRefund, type Order } from '@caravan/cart-orders/contract';
import { NoticeDialog } from '@caravan/ui-kit';
import { endpointFor, useMoment, useNow, useSingleFlight, useTexts, useToast } from '@caravan/web-core';

export interface WithdrawDialogProps {
  open: boolean;
  order: Order;
  onClose: () => void;
  onOutdated: () => void;
}

/** Asks before a refund request is taken back: after the deadline there will not be another. */
export const WithdrawDialog = ({ open, order, onClose, onOutdated }: WithdrawDialogProps) => {
  const t = useTexts('cart-orders');
  const toast = useToast();
  const moment = useMoment();
  const now = useNow();
  const [withdraw] = endpointFor(cancelRefund).useMutation();
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
      text={isLate ? t('refund.withdraw.textLate') : t('refund.withdraw.text', { until: moment(until).words })}
      confirmLabel={t('refund.withdraw.confirm')}
      cancelLabel={t('refund.withdraw.keep')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
};
