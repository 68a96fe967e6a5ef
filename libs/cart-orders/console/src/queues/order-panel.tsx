import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStaffOrderQuery } from '@caravan/cart-orders/api/staff';
import { type StaffOrder } from '@caravan/cart-orders/contract';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Link, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { OrderLines } from '../components/order-view/order-lines.tsx';

export interface OrderPanelProps {
  number: string;
  children?: (order: StaffOrder) => ReactNode;
  /** The decision, above the goods. */
  first?: (order: StaffOrder) => ReactNode;
}

/** The order of a task: its goods, and what is to be done with it. */
export const OrderPanel = ({ number, children, first }: OrderPanelProps) => {
  const { t } = useTranslation('cart-orders-console');
  const {
    data: order,
    isError,
    refetch,
  } = useGetStaffOrderQuery({ params: { number } }, { refetchOnMountOrArgChange: true });
  if (isError && !order) return <LoadFailed part title={t('order.missing')} onRetry={() => void refetch()} />;
  if (!order) {
    return (
      <Loading label={t('loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  }
  return (
    <Stack gap="4">
      <Link to={cartOrdersConsolePaths.order.href({ number })}>{number}</Link>
      {first?.(order)}
      <OrderLines order={order} />
      {children?.(order)}
    </Stack>
  );
};
