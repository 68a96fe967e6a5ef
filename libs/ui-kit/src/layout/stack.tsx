import type { ElementType } from 'react';
import styles from './flow.module.css';
import type { Align, Gapped, Justify, LayoutTag, Structural } from './structural.ts';

export interface StackProps extends Structural, Gapped {
  as?: LayoutTag;
  align?: Align;
  justify?: Justify;
}

/** Items below each other. */
export const Stack = ({ as = 'div', gap = '4', align, justify, children, ...rest }: StackProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.stack} data-gap={gap} data-align={align} data-justify={justify}>
      {children}
    </Tag>
  );
};
