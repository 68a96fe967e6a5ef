import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { StickyBar } from './sticky-bar.tsx';

export interface ActionBarProps {
  label: string;
  /** The selection, and further actions on it. */
  choice: ReactNode;
  /** The total of the selection. */
  sum: ReactNode;
  /** The main action. */
  action: ReactNode;
  /** For a long total: below 900 px it is on a separate line with the action, otherwise below 640 px. */
  wide?: boolean;
}

/** Stays in view below a list: the selection, its total, and the actions. */
export const ActionBar = ({ label, choice, sum, action, wide = false }: ActionBarProps) => (
  <StickyBar aria-label={label}>
    <div className={styles.bar} data-wide={wide || undefined}>
      <div className={styles.choice}>{choice}</div>
      <div className={styles.sum}>{sum}</div>
      <div className={styles.action}>{action}</div>
    </div>
  </StickyBar>
);
