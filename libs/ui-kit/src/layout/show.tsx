import type { ReactNode } from 'react';
import type { Breakpoint } from '../tokens/tokens.ts';
import styles from './flow.module.css';

export type ShowProps = { children: ReactNode } & ({ from: Breakpoint; below?: never } | { below: Breakpoint; from?: never });

/** Shown from a width on, or below it; the same HTML for every width, so it may be cached. */
export const Show = ({ from, below, children }: ShowProps) => (
  <div className={from ? styles.showFrom : styles.showBelow} data-width={from ?? below}>
    {children}
  </div>
);
