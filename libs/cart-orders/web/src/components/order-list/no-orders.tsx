import type { OrdersQuery } from '@caravan/cart-orders/contract';
import { ButtonLink, EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { ordersHref } from '../../lib/orders-query.ts';

/** Where the link search is. */
const home = '/';

const found = ({ q, status, page }: OrdersQuery) => {
  if (page > 1) return { text: 'page', action: 'first', to: ordersHref({ q, status }) };
  if (q) return { text: 'search', action: 'showAll', to: ordersHref() };
  if (status) return { text: status, action: 'showAll', to: ordersHref() };
  return { text: 'all', action: 'find', to: home };
};

/** Why the list is empty, and what to do about it. */
export const NoOrders = ({ query }: { query: OrdersQuery }) => {
  const t = useTexts('cart-orders');
  const { text, action, to } = found(query);
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
