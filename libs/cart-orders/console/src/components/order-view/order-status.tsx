import { useTranslation } from 'react-i18next';
import type { OrderStatus as Status } from '@caravan/kernel';
import { StatusBadge } from '@caravan/ui-kit';

const tones = {
  pending_payment: 'neutral',
  paid: 'info',
  processing: 'brand',
  in_stock: 'success',
  cancelled: 'neutral',
  refund_processing: 'warning',
  refunded: 'neutral',
} as const;

export const OrderStatus = ({ status }: { status: Status }) => {
  const { t } = useTranslation('cart-orders-console');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
};
