import { accountPaths, type Address, type AddressKind } from '@caravan/account/contract';
import { Link, useTexts } from '@caravan/web-core';
import styles from '../tabs/tabs.module.css';

export interface KindTabsProps {
  current: AddressKind;
  /** Undefined until they have come. */
  addresses: readonly Address[] | undefined;
}

const kinds = ['shipping', 'billing'] as const;

export const addressHref = (kind: AddressKind): string => accountPaths.address.href(kind === 'billing' ? { kind } : {});

/** One address for each kind, with how many there are. */
export const KindTabs = ({ current, addresses }: KindTabsProps) => {
  const t = useTexts('account');
  return (
    <nav className={styles.nav} aria-label={t('address.kinds')}>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={addressHref(kind)} className={styles.tab} aria-current={kind === current ? 'page' : undefined}>
              {t(`address.kind.${kind}`)}{' '}
              {addresses ? <span className={styles.count}>{addresses.filter((address) => address.kind === kind).length}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
