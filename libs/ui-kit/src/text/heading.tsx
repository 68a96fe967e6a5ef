import type { ElementType, Ref } from 'react';
import type { Structural } from '../layout/structural.ts';
import styles from './text.module.css';

export interface HeadingProps extends Structural {
  /** The level in the outline; the size is independent of it. */
  level: 1 | 2 | 3 | 4;
  /** For a heading that takes the focus when a page or step changes; give it `tabIndex={-1}`. */
  ref?: Ref<HTMLHeadingElement>;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'hero';
  /** Of its lines, where the texts around it are centred. */
  align?: 'center';
}

const usualSize = { 1: '2xl', 2: 'xl', 3: 'md', 4: 'sm' } as const;

export const Heading = ({ level, size = usualSize[level], align, children, ...rest }: HeadingProps) => {
  const Tag: ElementType = `h${level}`;
  return (
    <Tag {...rest} className={styles.heading} data-size={size} data-align={align}>
      {children}
    </Tag>
  );
};
