import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useGetPackageQuery, warehousePackagesApi } from '@caravan/warehouse-packages/api';
import {
  freshForSeconds,
  loadPage,
  OneThing,
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
  const query = useGetPackageQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  return (
    <OneThing
      query={query}
      missing={<PackageMissing />}
      loading={t('package.loading')}
      failed={{ title: t('package.failed.title'), text: t('package.failed.text') }}
    >
      {(parcel, readAgain) => <PackageView parcel={parcel} onOutdated={readAgain} />}
    </OneThing>
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = packageNumberOf(search);
  return number === undefined ? <PackageMissing /> : <NumberedPackage key={number} number={number} />;
};
