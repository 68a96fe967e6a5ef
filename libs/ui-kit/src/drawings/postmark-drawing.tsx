import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A postmark over a stamp's corner, for completed actions. */
export const PostmarkDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.body} d="M30 24h54v70H30z" />
    <path d="M38 32h38v54H38z" opacity=".45" />
    <path className={styles.accent} d="M42 76c8 0 8-12 16-12s8-12 16-14" />
    <circle className={styles.spot} cx="42" cy="76" r="3" />
    <g className={styles.seal}>
      <circle className={styles.seal} cx="92" cy="58" r="34" />
      <circle cx="92" cy="58" r="26" />
      <path d="m80 58 8.5 9L105 49" />
      <path d="M124 46c10-6 14 5 24 0s6 0 8 0M126 58c10-6 14 5 24 0s6 0 8 0M124 70c10-6 14 5 24 0s6 0 8 0" />
    </g>
  </DrawingFrame>
);
