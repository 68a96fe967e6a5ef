import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Takes the very room of what comes. */
  shape?: 'text' | 'heading' | 'control' | 'square' | 'photo' | 'thumb' | 'badge' | 'row' | 'card';
  /** How much of the width. */
  part?: '1-4' | '1-3' | '1-2' | '2-3' | '3-4';
}

export const Skeleton = ({ shape = 'text', part }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} data-part={part} aria-hidden="true" />
);

/** Around a page's skeletons: says once, in words, that something is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
