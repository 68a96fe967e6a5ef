import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

export const EmptyCartDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.ground} d="M24 112h112" />
    <path className={styles.body} d="M46 42h78l-10 40H56z" />
    <path d="M26 26h12l20 62h58" />
    <path d="M52 62h67M66 42l6 40M86 42v40M106 42l-6 40" opacity=".45" />
    <circle className={styles.body} cx="66" cy="102" r="7" />
    <circle className={styles.body} cx="108" cy="102" r="7" />
    <path className={styles.dots} d="M84 34V20c0-8 14-14 30-14" />
    <circle className={styles.spot} cx="116" cy="6" r="4" />
    <path className={styles.accent} d="m79 29 5 5 5-5" />
  </DrawingFrame>
);
