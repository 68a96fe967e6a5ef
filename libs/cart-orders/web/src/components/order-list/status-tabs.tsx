import { orderStatuses, type OrderPage, type OrdersQuery } from '@caravan/cart-orders/contract';
import { Link, useTexts } from '@caravan/web-core';
import { ordersHref } from '../../lib/orders-query.ts';
import styles from './status-tabs.module.css';

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
    { status: undefined, name: t('orders.all'), count: counts && sum(counts) },
    ...orderStatuses.map((status) => ({ status, name: t(`status.${status}`), count: counts?.[status] })),
  ];
  return (
    <nav className={styles.nav} aria-label={t('orders.tabs')}>
      <ul className={styles.list}>
        {tabs.map(({ status, name, count }) => (
          <li key={status ?? ''}>
            <Link to={ordersHref({ status, q })} className={styles.tab} aria-current={status === current ? 'page' : undefined}>
              {name} {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
