import type { ReactNode } from 'react';
import type { Breakpoint } from '../system/tokens.ts';
import styles from './flow.module.css';

export type ShowProps = { children: ReactNode } & (
  { from: Breakpoint; below?: never } | { below: Breakpoint; from?: never }
);

/** Shown from a width on, or below it. The HTML is the same for every width, so it can be cached. */
export const Show = ({ from, below, children }: ShowProps) => (
  <div className={from ? styles.showFrom : styles.showBelow} data-width={from ?? below}>
    {children}
  </div>
);
