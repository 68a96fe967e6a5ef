import type { ReactNode } from 'react';
import { Heading } from '../text/heading.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  drawing: ReactNode;
  title?: ReactNode;
  level?: 1 | 2 | 3;
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** An empty list or page, with the next action. */
export const EmptyState = ({ drawing, title, level = 2, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {drawing}
    <div className={styles.words}>
      {title ? (
        <Heading level={level} size="md">
          {title}
        </Heading>
      ) : null}
      <p className={styles.text}>{children}</p>
    </div>
    {action ? <div className={styles.actions}>{action}</div> : null}
  </div>
);
