import type { ElementType, ReactNode } from 'react';
import styles from './flow.module.css';
import type { Align, Gapped, Justify, LayoutTag, Structural } from './structural.ts';

export interface RowProps extends Structural, Gapped {
  as?: LayoutTag;
  align?: Align;
  justify?: Justify;
  wrap?: boolean;
  /** Becomes a column below this width. */
  collapse?: 'sm' | 'md';
}

/** Items beside each other. */
export const Row = ({
  as = 'div',
  gap = '4',
  align = 'center',
  justify,
  wrap,
  collapse,
  children,
  ...rest
}: RowProps) => {
  const Tag: ElementType = as;
  return (
    <Tag
      {...rest}
      className={styles.row}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-collapse={collapse}
    >
      {children}
    </Tag>
  );
};

export interface GrowProps {
  /** In a row with `wrap`: below this width in px the following items wrap. */
  least?: '160' | '240';
  children: ReactNode;
}

/** Takes the remaining space of a row; long words inside break instead of pushing. */
export const Grow = ({ least, children }: GrowProps) => (
  <div className={styles.grow} data-least={least}>
    {children}
  </div>
);
