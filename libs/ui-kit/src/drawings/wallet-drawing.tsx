import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A wallet, for an empty list of records. */
export const WalletDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.ground} d="M22 110h116" />
    <path className={styles.shade} d="M42 34 104 18l6 22H42z" />
    <path className={styles.body} d="M32 40h88a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8z" />
    <path d="M32 48v-8a8 8 0 0 1 8-8h2" />
    <path className={styles.body} d="M100 62h34v18h-34a9 9 0 0 1 0-18z" />
    <circle className={styles.spot} cx="103" cy="71" r="3" />
    <path className={styles.dots} d="M44 88c10 0 10-14 20-14s10 8 22 2" />
  </DrawingFrame>
);
