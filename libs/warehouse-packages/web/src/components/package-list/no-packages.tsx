import { warehousePackagesPaths, type PackagesQuery } from '@caravan/warehouse-packages/contract';
import { ButtonLink, EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { packagesHref } from '../../lib/packages-query.ts';

const found = ({ status, page }: PackagesQuery) => {
  if (page > 1) return { text: 'page', action: 'first', to: packagesHref({ status }) };
  if (status) return { text: status, action: 'showAll', to: packagesHref() };
  return { text: 'all', action: 'store', to: warehousePackagesPaths.store.href() };
};

/** Why the list is empty, and what to do about it. */
export const NoPackages = ({ query }: { query: PackagesQuery }) => {
  const t = useTexts('warehouse-packages');
  const { text, action, to } = found(query);
  return (
    <EmptyState
      drawing={<ParcelDrawing size="lg" />}
      action={
        <ButtonLink to={to} variant={text === 'all' ? 'primary' : 'secondary'}>
          {t(`packages.empty.${action}`)}
        </ButtonLink>
      }
    >
      {t(`packages.empty.${text}`)}
    </EmptyState>
  );
};
