import { useTranslation } from 'react-i18next';
import type { PackagesQuery, ParcelSummary } from '@caravan/warehouse-packages/contract';
import { RecordsSkeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, PageLinks } from '@caravan/web-core';
import { packagesHref } from '../../lib/addresses-of-pages.ts';
import type { PackagesState } from '../../lib/use-packages.ts';
import { PackageCard } from '../package-card/package-card.tsx';
import { NoPackages } from './no-packages.tsx';

export interface PackagesContentProps extends Pick<PackagesState, 'packages' | 'failed' | 'retry'> {
  query: PackagesQuery;
  onCancel: (parcel: ParcelSummary) => void;
  onReceive: (parcel: ParcelSummary) => void;
}

/** The content below the tabs: packages and pagination, or why there are none. */
export const PackagesContent = ({ query, packages, failed, retry, onCancel, onReceive }: PackagesContentProps) => {
  const { t } = useTranslation('warehouse-packages');
  if (failed)
    return <LoadFailed part title={t('packages.failed.title')} text={t('packages.failed.text')} onRetry={retry} />;
  if (!packages) return <RecordsSkeleton label={t('packages.loading')} />;
  if (packages.items.length === 0) return <NoPackages query={query} />;
  return (
    <Stack gap="4">
      {packages.items.map((parcel) => (
        <PackageCard
          key={parcel.number}
          parcel={parcel}
          onCancel={() => onCancel(parcel)}
          onReceive={() => onReceive(parcel)}
        />
      ))}
      <PageLinks list={packages} pathOf={(page) => packagesHref({ ...query, page })} />
    </Stack>
  );
};
