import type { ReactNode } from 'react';
import { Heading } from '../text/heading.tsx';
import styles from './station.module.css';

export interface StationProps {
  title: ReactNode;
  /** The heading's place in the outline. */
  level?: 1 | 2 | 3;
  /** The way out, before the title: an icon link. */
  back?: ReactNode;
  /** At the end of the first line: what waits to be sent, the sound. */
  tools?: ReactNode;
  /** Above the actions: the last step and its undo. */
  notice?: ReactNode;
  /** The decision: one main button, always in reach of a thumb. */
  actions?: ReactNode;
  /** One step: the signal, what is in front of the clerk, and the next field. */
  children: ReactNode;
}

/** A full screen for one kind of work: a line with its name, one step, and its decision at the bottom. */
export const Station = ({ title, level = 1, back, tools, notice, actions, children }: StationProps) => (
  <div className={styles.station}>
    <header className={styles.top}>
      {back}
      <div className={styles.title}>
        <Heading level={level} size="md">
          {title}
        </Heading>
      </div>
      {tools ? <div className={styles.tools}>{tools}</div> : null}
    </header>
    <div className={styles.step}>{children}</div>
    {notice || actions ? (
      <div className={styles.bottom}>
        {notice}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    ) : null}
  </div>
);

/** A key of the keyboard, beside what it does. Screen readers get shortcuts from their list. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
);
