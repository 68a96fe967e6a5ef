import type { Structural } from '../layout/structural.ts';
import styles from './text.module.css';

/** Read out, not shown. */
export const VisuallyHidden = ({
  as: Tag = 'span',
  children,
  ...rest
}: Structural & { as?: 'span' | 'div' | 'p' | 'h1' | 'h2' }) => (
  <Tag {...rest} className={styles.hidden}>
    {children}
  </Tag>
);
