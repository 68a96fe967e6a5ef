import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import styles from './drawing.module.css';

/** A stamped letter, for sent mail and an empty inbox. */
export const MessageDrawing = ({ size }: DrawingProps) => (
  <DrawingFrame size={size}>
    <path className={styles.body} d="M28 32h104v66H28z" />
    <path d="m28 34 52 38 52-38M28 98l36-38M132 98 96 60" />
    <path className={styles.dots} d="M2 58h16M6 74h12M-2 90h20" />
    <g className={styles.seal}>
      <circle cx="122" cy="26" r="17" />
      <circle cx="122" cy="26" r="12" />
      <path d="M136 19c7-4 9 3 15 0M138 26c7-4 9 3 15 0M136 33c7-4 9 3 15 0" />
    </g>
  </DrawingFrame>
);
