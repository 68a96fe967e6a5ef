import { Page } from './page.tsx';
import styles from './sticky-bar.module.css';
import type { Structural } from './structural.ts';

export interface StickyBarProps extends Structural {
  /** Stands inside a column as a card instead of across the window. */
  inset?: boolean;
}

/** Stays at the window's bottom while its container is in view: totals with their one action. */
export const StickyBar = ({ inset = false, children, ...rest }: StickyBarProps) => (
  <div role="region" {...rest} className={styles.bar} data-inset={inset || undefined}>
    {inset ? children : <Page space="none">{children}</Page>}
  </div>
);
