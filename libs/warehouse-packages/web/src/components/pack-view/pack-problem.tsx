import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, EmptyState, Page, WarehouseDrawing } from '@caravan/ui-kit';
import { packagesHref } from '../../lib/addresses-of-pages.ts';

/** Nothing to pack: nothing is selected, or the selected goods are not in the warehouse any more. */
export const PackProblem = ({ problem }: { problem: 'none' | 'gone' }) => {
  const { t } = useTranslation('warehouse-packages');
  const to = problem === 'none' ? warehousePackagesPaths.store.href() : packagesHref();
  return (
    <Page>
      <EmptyState
        drawing={<WarehouseDrawing size="lg" />}
        level={1}
        title={t(`pack.${problem}.title`)}
        action={<ButtonLink to={to}>{t(`pack.${problem}.action`)}</ButtonLink>}
      >
        {t(`pack.${problem}.text`)}
      </EmptyState>
    </Page>
  );
};
