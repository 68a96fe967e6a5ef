import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export interface DrawingProps {
  /** 96, 160 or 240 px wide. */
  size?: 'sm' | 'md' | 'lg';
}

/** The field of every drawing: 160 by 120, two tones, hidden from screen readers. */
export const DrawingFrame = ({ size = 'md', children }: DrawingProps & { children: ReactNode }) => (
  <svg className={styles.drawing} data-size={size} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
