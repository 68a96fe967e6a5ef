import { Spinner } from '../status/spinner.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  open: boolean;
  /** The task that is running. */
  label: string;
  /** Over the window, or over the nearest positioned container. */
  place?: 'window' | 'inside';
}

/** Covers controls while a task runs; appears after a moment, so that quick tasks do not flash. */
export const LoadingOverlay = ({ open, label, place = 'window' }: LoadingOverlayProps) =>
  open ? (
    <div className={styles.overlay} data-place={place} role="status">
      <div className={styles.box}>
        <Spinner size="lg" />
        <span className={styles.label}>{label}</span>
      </div>
    </div>
  ) : null;
