import { getPackage, warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { endpointFor, load, pageError, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { LoadFailed } from '../../components/load-failed/load-failed.tsx';
import { PackageMissing } from '../../components/package-view/package-missing.tsx';
import { PackageSkeleton } from '../../components/package-view/package-skeleton.tsx';
import { PackageView } from '../../components/package-view/package-view.tsx';
import { packageNumberOf } from '../../lib/package-number-of.ts';
import { usePackage } from '../../lib/use-package.ts';

/** The server renders the package itself; in the browser the page opens at once and shows its skeleton until it is there. */
export const loader = async ({ store, url }: PageContext): Promise<void> => {
  const number = packageNumberOf(url.searchParams);
  if (number === undefined) throw pageError(404);
  const loading = load(store, endpointFor(getPackage).initiate({ params: { number } }));
  if (typeof document !== 'undefined') return;
  const { error } = await loading;
  if (error?.status === 404) throw pageError(404);
};

export const meta = ({ url, t }: PageContext): PageMeta => {
  const number = packageNumberOf(url.searchParams);
  return { title: t('package.title', { number }), description: t('package.description'), canonical: warehousePackagesPaths.packageDetail.href({ number }) };
};

const NumberedPackage = ({ number }: { number: string }) => {
  const { parcel, missing, failed, retry } = usePackage(number);
  if (missing) return <PackageMissing />;
  if (failed) return <LoadFailed texts="package.failed" onRetry={retry} />;
  return parcel ? <PackageView parcel={parcel} onOutdated={retry} /> : <PackageSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = packageNumberOf(search);
  return number === undefined ? <PackageMissing /> : <NumberedPackage key={number} number={number} />;
};
