import type { ElementType } from 'react';
import styles from './flow.module.css';
import { type Align, type Gapped, type LayoutTag, perWidth, type Responsive, type Structural } from './structural.ts';

/** Equal columns by number, or two of unequal width. */
export type Columns = 1 | 2 | 3 | 4 | 6 | '3-2' | '2-1' | '1-2';

export interface GridProps extends Structural, Gapped {
  as?: LayoutTag;
  columns: Responsive<Columns>;
  align?: Align;
}

export const Grid = ({ as = 'div', gap = '6', columns, align, children, ...rest }: GridProps) => {
  const Tag: ElementType = as;
  const { base, sm, md, lg } = perWidth(columns);
  return (
    <Tag
      {...rest}
      className={styles.grid}
      data-gap={gap}
      data-align={align}
      data-columns={base}
      data-columns-sm={sm}
      data-columns-md={md}
      data-columns-lg={lg}
    >
      {children}
    </Tag>
  );
};
