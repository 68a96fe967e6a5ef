import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  /** Undefined for the current page. */
  to?: string;
}

export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {crumbs.map((crumb) => (
        <li key={crumb.label} className={styles.crumb}>
          {crumb.to === undefined ? (
            <span aria-current="page">{crumb.label}</span>
          ) : (
            <Link to={crumb.to} look="quiet">
              {crumb.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
