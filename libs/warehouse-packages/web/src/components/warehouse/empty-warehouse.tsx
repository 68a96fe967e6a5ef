import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { ButtonLink, EmptyState, WarehouseDrawing } from '@caravan/ui-kit';
import { storeHref } from '../../lib/addresses-of-pages.ts';

/** The warehouse is empty, or the page number is too high. */
export const EmptyWarehouse = ({ page }: { page: number }) => {
  const { t } = useTranslation('warehouse-packages');
  const isPastEnd = page > 1;
  return (
    <EmptyState
      drawing={<WarehouseDrawing size="lg" />}
      action={
        <ButtonLink to={isPastEnd ? storeHref() : cartOrdersPaths.orders.href()}>
          {t(isPastEnd ? 'store.empty.first' : 'store.empty.orders')}
        </ButtonLink>
      }
    >
      {t(isPastEnd ? 'store.empty.page' : 'store.empty.all')}
    </EmptyState>
  );
};
