import { useTranslation } from 'react-i18next';
import type { OrderGroup, OrdersQuery } from '@caravan/cart-orders/contract';
import { ButtonLink, EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { ordersHref } from '../../lib/orders-query.ts';

interface EmptyText {
  text: 'page' | 'search' | 'all' | OrderGroup;
  action: 'first' | 'showAll' | 'find';
  to: string;
}

/** The page with the link search. */
const home = '/';

const emptyText = ({ q, status, page }: OrdersQuery): EmptyText => {
  if (page > 1) return { text: 'page', action: 'first', to: ordersHref({ q, status }) };
  if (q) return { text: 'search', action: 'showAll', to: ordersHref() };
  if (status) return { text: status, action: 'showAll', to: ordersHref() };
  return { text: 'all', action: 'find', to: home };
};

/** Why the list is empty, and what the shopper can do. */
export const NoOrders = ({ query }: { query: OrdersQuery }) => {
  const { t } = useTranslation('cart-orders');
  const { text, action, to } = emptyText(query);
  return (
    <EmptyState
      drawing={<ParcelDrawing size="lg" />}
      action={
        <ButtonLink to={to} variant={text === 'all' ? 'primary' : 'secondary'}>
          {t(`orders.empty.${action}`)}
        </ButtonLink>
      }
    >
      {t(`orders.empty.${text}`, { q: query.q })}
    </EmptyState>
  );
};
