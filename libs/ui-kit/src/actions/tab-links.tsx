import { useLinkComponent } from './link-component.tsx';
import styles from './tab-links.module.css';

export interface TabLink {
  /** The path of this view; the address has the view, so that back and reload keep it. */
  to: string;
  name: string;
  /** The number of entries; undefined if unknown. */
  count?: number | undefined;
  current: boolean;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Links to the views of a list, styled as tabs. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => {
  const RouterLink = useLinkComponent();
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ to, name, count, current }) => (
          <li key={to}>
            <RouterLink to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {name} {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
