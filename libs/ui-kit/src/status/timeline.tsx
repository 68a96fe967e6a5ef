import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineNode {
  key: string;
  /** `stopped` is an unsuccessful end: cancelled, refunded. */
  state: 'done' | 'current' | 'next' | 'stopped';
  title: ReactNode;
  /** The next step, its time, and who acts. */
  text?: ReactNode;
  time?: { iso: string; text: string };
}

export interface TimelineProps {
  nodes: readonly TimelineNode[];
  /** The states as text, read out before each title. */
  stateTexts: Readonly<Record<TimelineNode['state'], string>>;
  label: string;
}

/** The stops of an order or a package; completed ones are saffron. */
export const Timeline = ({ nodes, stateTexts, label }: TimelineProps) => (
  <ol className={styles.line} aria-label={label}>
    {nodes.map(({ key, state, title, text, time }) => (
      <li key={key} className={styles.node} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={styles.mark} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            <VisuallyHidden>{stateTexts[state]}</VisuallyHidden> {title}
          </p>
          {text ? <div className={styles.text}>{text}</div> : null}
        </div>
        {time ? (
          <p className={styles.time}>
            <time dateTime={time.iso}>{time.text}</time>
          </p>
        ) : null}
      </li>
    ))}
  </ol>
);
