import { orderStatuses, type OrderPage, type OrdersQuery } from '@caravan/cart-orders/contract';
import { TabLinks } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { ordersHref } from '../../lib/orders-query.ts';

export interface StatusTabsProps {
  query: OrdersQuery;
  /** Undefined until the first answer. */
  counts: OrderPage['counts'] | undefined;
}

const sum = (counts: OrderPage['counts']): number => orderStatuses.reduce((total, status) => total + counts[status], 0);

/** One address for each status, with how many orders are in it; a search stays on. */
export const StatusTabs = ({ query: { status: current, q }, counts }: StatusTabsProps) => {
  const t = useTexts('cart-orders');
  const tabs = [
    { to: ordersHref({ q }), name: t('orders.all'), count: counts && sum(counts), current: current === undefined },
    ...orderStatuses.map((status) => ({
      to: ordersHref({ status, q }),
      name: t(`status.${status}`),
      count: counts?.[status],
      current: status === current,
    })),
  ];
  return <TabLinks label={t('orders.tabs')} tabs={tabs} />;
};
