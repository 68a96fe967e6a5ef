import { packageStatuses, type PackageStatus, type ParcelPage } from '@caravan/warehouse-packages/contract';
import { Link, useTexts } from '@caravan/web-core';
import { packagesHref } from '../../lib/packages-query.ts';
import styles from './status-tabs.module.css';

export interface StatusTabsProps {
  /** Undefined for all packages. */
  current: PackageStatus | undefined;
  /** Undefined until the first answer. */
  counts: ParcelPage['counts'] | undefined;
}

const sum = (counts: ParcelPage['counts']): number => packageStatuses.reduce((total, status) => total + counts[status], 0);

/** One address for each status, with how many packages are in it. */
export const StatusTabs = ({ current, counts }: StatusTabsProps) => {
  const t = useTexts('warehouse-packages');
  const tabs = [
    { status: undefined, name: t('packages.all'), count: counts && sum(counts) },
    ...packageStatuses.map((status) => ({ status, name: t(`status.${status}`), count: counts?.[status] })),
  ];
  return (
    <nav className={styles.nav} aria-label={t('packages.tabs')}>
      <ul className={styles.list}>
        {tabs.map(({ status, name, count }) => (
          <li key={status ?? ''}>
            <Link to={packagesHref({ status })} className={styles.tab} aria-current={status === current ? 'page' : undefined}>
              {name} {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
