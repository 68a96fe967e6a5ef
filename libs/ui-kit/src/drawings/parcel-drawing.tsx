import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A parcel on its way, for missing or coming packages. */
export const ParcelDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.dots} d="M4 92c22 4 26-14 40-16M116 62c14-4 16-30 40-36" />
    <circle className={styles.spot} cx="4" cy="92" r="4" />
    <circle className={styles.stop} cx="156" cy="26" r="4" />
    <path className={styles.ground} d="M30 110h100" />
    <path className={styles.body} d="M42 44 80 27l38 17v44l-38 17-38-17z" />
    <path className={styles.shade} d="m80 61 38-17v44l-38 17z" />
    <path d="m42 44 38 17 38-17M80 61v44" />
    <path className={styles.accent} d="m61 35.5 38 17v15" />
    <path d="M50 82v-8l10 4.5v8z" />
  </DrawingFrame>
);
