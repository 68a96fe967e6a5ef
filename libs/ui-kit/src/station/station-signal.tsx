import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './station.module.css';

export type SignalTone = 'idle' | 'success' | 'warning' | 'danger';

export interface StationSignalProps {
  tone: SignalTone;
  /** One or two large words: "Correct", "Wrong parcel". */
  word: ReactNode;
  /** The event and what to do, or the expected scan. */
  children?: ReactNode;
  /** Counts the signals, so that the same words twice are shown and read out twice. */
  count?: number;
  icon?: IconName;
}

const signs: Readonly<Record<SignalTone, IconName>> = {
  idle: 'barcode',
  success: 'check-circle',
  warning: 'warning',
  danger: 'close-circle',
};

/** The answer to a scan, readable at arm's length: by colour, by sign and in words; read out at once. */
export const StationSignal = ({ tone, word, children, count = 0, icon = signs[tone] }: StationSignalProps) => (
  <div className={styles.signal} data-tone={tone} role="status" aria-live="assertive" aria-atomic="true">
    <div key={count} className={styles.flash}>
      <span className={styles.sign}>
        <Icon name={icon} size="xl" />
      </span>
      <div className={styles.words}>
        <p className={styles.word}>{word}</p>
        {children ? <div className={styles.detail}>{children}</div> : null}
      </div>
    </div>
  </div>
);
