import type { ReactNode } from 'react';
import { BrokenRouteDrawing } from '../drawings/broken-route-drawing.tsx';
import { NotFoundDrawing } from '../drawings/not-found-drawing.tsx';
import { Heading } from '../text/heading.tsx';
import styles from './empty-state.module.css';

export interface ErrorViewProps {
  /** Undefined if a part of a page failed to load. */
  status?: number;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Only a whole page has a first-level heading. */
  level?: 1 | 2 | 3;
}

/** An error and the next action, for a whole page or a part of one. */
export const ErrorView = ({ status, title, text, action, level = 1 }: ErrorViewProps) => (
  <div className={styles.empty} data-space={level === 1 ? 'page' : undefined} role={level === 1 ? undefined : 'alert'}>
    {status === 404 ? (
      <NotFoundDrawing size={level === 1 ? 'lg' : 'md'} />
    ) : (
      <BrokenRouteDrawing size={level === 1 ? 'lg' : 'md'} />
    )}
    <div className={styles.words}>
      {status === undefined ? null : <p className={styles.status}>{status}</p>}
      <Heading level={level} size={level === 1 ? 'xl' : 'md'}>
        {title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
    </div>
    {action ? <div className={styles.actions}>{action}</div> : null}
  </div>
);
