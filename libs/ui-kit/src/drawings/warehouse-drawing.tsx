import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A warehouse shelf with free space. */
export const WarehouseDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.ground} d="M14 112h132" />
    <path d="M28 14v98M132 14v98" />
    <path className={styles.shade} d="M24 54h112v5H24zM24 98h112v5H24z" />
    <path className={styles.body} d="M40 30h28v24H40zM92 72h30v26H92z" />
    <path d="M50 30v8h8v-8M102 72v8h10v-8" />
    <path className={styles.dots} d="M84 34v20M100 34v20M86 34h14" />
    <path className={styles.dots} d="M42 78v20M62 78v20M44 78h18" />
    <path className={styles.accent} d="M44 48h8M96 92h9" />
  </DrawingFrame>
);
