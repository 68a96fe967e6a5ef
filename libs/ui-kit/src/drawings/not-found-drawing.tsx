import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A route that ends under a magnifier, for missing pages and empty results. */
export const NotFoundDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.dots} d="M4 100c20 2 24-20 42-22" />
    <circle className={styles.spot} cx="4" cy="100" r="4" />
    <path className={styles.dots} d="M126 30c10-2 14-12 28-16" opacity=".5" />
    <circle className={styles.body} cx="84" cy="54" r="36" />
    <circle cx="84" cy="54" r="29" opacity=".35" />
    <path d="m110 80 24 25" />
    <path d="m106 84 4-4" />
    <path className={styles.accent} d="M74 46a10 10 0 1 1 14 9c-3 1.5-4 3.5-4 7" />
    <circle className={styles.spot} cx="84" cy="70" r="2" />
  </DrawingFrame>
);
