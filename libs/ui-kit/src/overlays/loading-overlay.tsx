import { Spinner } from '../status/spinner.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  open: boolean;
  /** What is being waited for. */
  label: string;
  /** Over the window, or over the nearest positioned container. */
  place?: 'window' | 'inside';
}

/** Covers what must not be touched while something runs; appears a moment late, so that quick work does not flash. */
export const LoadingOverlay = ({ open, label, place = 'window' }: LoadingOverlayProps) =>
  open ? (
    <div className={styles.overlay} data-place={place} role="status">
      <div className={styles.box}>
        <Spinner size="lg" />
        <span className={styles.label}>{label}</span>
      </div>
    </div>
  ) : null;
