import { pageCount } from '@caravan/kernel';
import type { PackagesQuery, Parcel } from '@caravan/warehouse-packages/contract';
import { Pagination, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { packagesHref } from '../../lib/packages-query.ts';
import type { PackagesState } from '../../lib/use-packages.ts';
import { LoadFailed } from '../load-failed/load-failed.tsx';
import { PackageCard } from '../package-card/package-card.tsx';
import { NoPackages } from './no-packages.tsx';
import { PackagesSkeleton } from './packages-skeleton.tsx';

export interface PackagesContentProps extends Pick<PackagesState, 'packages' | 'failed' | 'retry'> {
  query: PackagesQuery;
  onCancel: (parcel: Parcel) => void;
  onReceive: (parcel: Parcel) => void;
}

/** What stands below the tabs: packages and the way to the other pages, or why there are none in view. */
export const PackagesContent = ({ query, packages, failed, retry, onCancel, onReceive }: PackagesContentProps) => {
  const t = useTexts('warehouse-packages');
  if (failed) return <LoadFailed texts="packages.failed" part onRetry={retry} />;
  if (!packages) return <PackagesSkeleton />;
  if (packages.items.length === 0) return <NoPackages query={query} />;
  const pagingTexts = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return (
    <Stack gap="4">
      {packages.items.map((parcel) => (
        <PackageCard key={parcel.number} parcel={parcel} onCancel={() => onCancel(parcel)} onReceive={() => onReceive(parcel)} />
      ))}
      <Pagination page={packages.page} pageCount={pageCount(packages)} pathOf={(page) => packagesHref({ ...query, page })} texts={pagingTexts} />
    </Stack>
  );
};
