import { useTranslation } from 'react-i18next';
import { orderGroups, type OrderPage, type OrdersQuery } from '@caravan/cart-orders/contract';
import { TabLinks } from '@caravan/ui-kit';
import { ordersHref } from '../../lib/orders-query.ts';

export interface StatusTabsProps {
  query: OrdersQuery;
  /** Undefined until the first answer. */
  counts: OrderPage['counts'] | undefined;
}

const sum = (counts: OrderPage['counts']): number => orderGroups.reduce((total, group) => total + counts[group], 0);

/** A link for each group with its number of orders; it keeps the search. */
export const StatusTabs = ({ query: { status: current, q }, counts }: StatusTabsProps) => {
  const { t } = useTranslation('cart-orders');
  const tabs = [
    { to: ordersHref({ q }), name: t('orders.all'), count: counts && sum(counts), current: current === undefined },
    ...orderGroups.map((status) => ({
      to: ordersHref({ status, q }),
      name: t(`status.${status}`),
      count: counts?.[status],
      current: status === current,
    })),
  ];
  return <TabLinks label={t('orders.tabs')} tabs={tabs} />;
};
