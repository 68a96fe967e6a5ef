import { useTranslation } from 'react-i18next';
import { type PackageStatus, packageStatuses } from '@caravan/kernel';
import { type ParcelPage } from '@caravan/warehouse-packages/contract';
import { TabLinks } from '@caravan/ui-kit';
import { packagesHref } from '../../lib/addresses-of-pages.ts';

export interface StatusTabsProps {
  /** Undefined for all packages. */
  current: PackageStatus | undefined;
  /** Undefined until the first answer. */
  counts: ParcelPage['counts'] | undefined;
}

const sum = (counts: ParcelPage['counts']): number =>
  packageStatuses.reduce((total, status) => total + counts[status], 0);

/** A link for each status, with its number of packages. */
export const StatusTabs = ({ current, counts }: StatusTabsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const tabs = [
    { to: packagesHref(), name: t('packages.all'), count: counts && sum(counts), current: current === undefined },
    ...packageStatuses.map((status) => ({
      to: packagesHref({ status }),
      name: t(`status.${status}`),
      count: counts?.[status],
      current: status === current,
    })),
  ];
  return <TabLinks label={t('packages.tabs')} tabs={tabs} />;
};
