import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Only one disclosure of the same name is open. */
  name?: string;
  look?: 'list' | 'plain';
  onOpen?: () => void;
  children: ReactNode;
}

/** Shows more on demand, also before scripts load. */
export const Disclosure = ({ summary, open, name, look = 'list', onOpen, children }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    data-look={look}
    open={open}
    name={name}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.();
    }}
  >
    <summary className={styles.summary}>
      {summary}
      <span className={styles.chevron}>
        <Icon name="chevron-down" size="sm" />
      </span>
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
