import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Has the size of the coming content. */
  shape?: 'text' | 'heading' | 'control' | 'square' | 'photo' | 'thumb' | 'badge' | 'row' | 'card';
  /** The part of the width. */
  part?: '1-4' | '1-3' | '1-2' | '2-3' | '3-4';
}

export const Skeleton = ({ shape = 'text', part }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} data-part={part} aria-hidden="true" />
);

/** Wraps the skeletons of a page and announces once that it is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
