import type { ReactNode, Ref } from 'react';
import styles from './viewfinder.module.css';

export interface ViewfinderProps {
  /** The video's name for screen readers. */
  label: string;
  videoRef: Ref<HTMLVideoElement>;
  /** `code`: a band in the middle, into which a bar code fits. */
  aim?: 'code' | 'none';
  /** Over the picture: "starting", or what is wrong. */
  overlay?: ReactNode;
  /** Below the picture. */
  actions?: ReactNode;
}

/** The picture of a camera. */
export const Viewfinder = ({ label, videoRef, aim = 'none', overlay, actions }: ViewfinderProps) => (
  <div className={styles.viewfinder}>
    <div className={styles.picture}>
      <video ref={videoRef} className={styles.video} aria-label={label} muted playsInline />
      {aim === 'code' && !overlay ? <span className={styles.aim} aria-hidden="true" /> : null}
      {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
);
