import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { ButtonLink, EmptyState, ShelfDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { storeHref } from '../../lib/store-query.ts';

/** Nothing lies here: nothing at all, or nothing on a page that is too far. */
export const EmptyShelf = ({ page }: { page: number }) => {
  const t = useTexts('warehouse-packages');
  const isBeyond = page > 1;
  return (
    <EmptyState
      drawing={<ShelfDrawing size="lg" />}
      action={<ButtonLink to={isBeyond ? storeHref() : cartOrdersPaths.orders.href()}>{t(isBeyond ? 'store.empty.first' : 'store.empty.orders')}</ButtonLink>}
    >
      {t(isBeyond ? 'store.empty.page' : 'store.empty.all')}
    </EmptyState>
  );
};
