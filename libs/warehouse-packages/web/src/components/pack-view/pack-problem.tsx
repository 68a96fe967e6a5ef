import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { ButtonLink, EmptyState, Page, ShelfDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { packagesHref } from '../../lib/packages-query.ts';

/** There is nothing to pack: nothing was selected, or what was is not on the shelf any more. */
export const PackProblem = ({ problem }: { problem: 'none' | 'gone' }) => {
  const t = useTexts('warehouse-packages');
  const to = problem === 'none' ? warehousePackagesPaths.store.href() : packagesHref();
  return (
    <Page>
      <EmptyState drawing={<ShelfDrawing size="lg" />} level={1} title={t(`pack.${problem}.title`)} action={<ButtonLink to={to}>{t(`pack.${problem}.action`)}</ButtonLink>}>
        {t(`pack.${problem}.text`)}
      </EmptyState>
    </Page>
  );
};
