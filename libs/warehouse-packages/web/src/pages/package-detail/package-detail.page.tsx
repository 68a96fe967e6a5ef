import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { DetailSkeleton, Page as Column } from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { PackageMissing } from '../../components/package-view/package-missing.tsx';
import { PackageView } from '../../components/package-view/package-view.tsx';
import { ReviewForm } from '../../components/review/package-review.tsx';
import { packageNumberOf } from '../../lib/addresses-of-pages.ts';
import { usePackage } from '../../lib/use-package.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const number = packageNumberOf(context.url.searchParams);
  if (number === undefined) throw pageError(404);
  await loadPage(context, warehousePackagesApi.endpoints.getPackage.initiate({ params: { number } }));
};

/** The review's form is code of its own. Without it React reports a part that the server could not finish (error 419). */
export const prepare: PageModule['prepare'] = async ({ store, url }) => {
  const number = packageNumberOf(url.searchParams);
  if (number === undefined) return;
  const { data } = warehousePackagesApi.endpoints.getPackage.select({ params: { number } })(store.getState());
  if (data?.actions.includes('review')) await ReviewForm.load();
};

export const meta = ({ url, t }: PageContext<'warehouse-packages'>): PageMeta => {
  const number = packageNumberOf(url.searchParams);
  return {
    title: t('package.title', { number }),
    description: t('package.description'),
    canonical: warehousePackagesPaths.packageDetail.href({ number }),
  };
};

const NumberedPackage = ({ number }: { number: string }) => {
  const { t } = useTranslation('warehouse-packages');
  const { parcel, missing, failed, retry } = usePackage(number);
  if (missing) return <PackageMissing />;
  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('package.failed.title')} text={t('package.failed.text')} onRetry={retry} />
      </Column>
    );
  }
  return parcel ? <PackageView parcel={parcel} onOutdated={retry} /> : <DetailSkeleton label={t('package.loading')} />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = packageNumberOf(search);
  return number === undefined ? <PackageMissing /> : <NumberedPackage key={number} number={number} />;
};
