import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { StickyBar } from './sticky-bar.tsx';

export interface ActionBarProps {
  label: string;
  /** What is chosen, and what else may be done with it. */
  choice: ReactNode;
  /** What it comes to. */
  sum: ReactNode;
  /** Its one action. */
  action: ReactNode;
  /** The sum is long: below 900 px it stands on a line of its own with the action, otherwise below 640 px. */
  wide?: boolean;
}

/** Stays in view below a list: what is chosen of it, what that comes to, and what to do with it. */
export const ActionBar = ({ label, choice, sum, action, wide = false }: ActionBarProps) => (
  <StickyBar aria-label={label}>
    <div className={styles.bar} data-wide={wide || undefined}>
      <div className={styles.choice}>{choice}</div>
      <div className={styles.sum}>{sum}</div>
      <div className={styles.action}>{action}</div>
    </div>
  </StickyBar>
);
