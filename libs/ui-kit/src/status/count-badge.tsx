import styles from './badge.module.css';

export interface CountBadgeProps {
  count: number;
  /** Higher numbers are shown as `99+`. */
  most?: number;
}

/** A number at an icon's corner, hidden at zero; the icon's label has the number as text. */
export const CountBadge = ({ count, most = 99 }: CountBadgeProps) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  ) : null;
