import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionItem {
  key: string;
  term: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** The total, below a line. */
  strong?: boolean;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `totals` aligns the values to the end, as on a receipt. */
  look?: 'facts' | 'totals';
}

export const DescriptionList = ({ items, look = 'facts' }: DescriptionListProps) => (
  <div className={styles.box}>
    <dl className={styles.list} data-look={look}>
      {items.map(({ key, term, value, hint, strong }) => (
        <div key={key} className={styles.pair} data-strong={strong || undefined}>
          <dt>
            {term}
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
