import styles from './badge.module.css';

export interface CountBadgeProps {
  count: number;
  /** Above it stands `99+`. */
  most?: number;
}

/** A number at an icon's corner, hidden at zero; the icon's label says it in words. */
export const CountBadge = ({ count, most = 99 }: CountBadgeProps) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  ) : null;
