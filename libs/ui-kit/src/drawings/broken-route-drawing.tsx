import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A broken route between two stops, for failures. */
export const BrokenRouteDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.ground} d="M10 104h140" />
    <path className={styles.dots} d="M14 84c24 2 28-20 48-24" />
    <path className={styles.dots} d="M104 52c18-2 22-26 42-28" />
    <circle className={styles.spot} cx="14" cy="84" r="5" />
    <circle className={styles.stop} cx="146" cy="24" r="5" />
    <path className={styles.seal} d="m76 47 14 14M90 47 76 61" />
    <path className={styles.body} d="M38 78h22v20H38z" />
    <path d="M45 78v6h8v-6" />
  </DrawingFrame>
);
