import { useTranslation } from 'react-i18next';
import type { PackageStatus } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { type PackagesQuery } from '@caravan/warehouse-packages/contract';
import { ButtonLink, EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { packagesHref } from '../../lib/addresses-of-pages.ts';

interface EmptyText {
  text: 'page' | 'all' | PackageStatus;
  action: 'first' | 'showAll' | 'store';
  to: string;
}

const emptyText = ({ status, page }: PackagesQuery): EmptyText => {
  if (page > 1) return { text: 'page', action: 'first', to: packagesHref({ status }) };
  if (status) return { text: status, action: 'showAll', to: packagesHref() };
  return { text: 'all', action: 'store', to: warehousePackagesPaths.store.href() };
};

/** Why the list is empty, and what the shopper can do. */
export const NoPackages = ({ query }: { query: PackagesQuery }) => {
  const { t } = useTranslation('warehouse-packages');
  const { text, action, to } = emptyText(query);
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
