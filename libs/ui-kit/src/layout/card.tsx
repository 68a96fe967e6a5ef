import type { ElementType } from 'react';
import styles from './card.module.css';
import type { LayoutTag, Structural } from './structural.ts';

export interface CardProps extends Structural {
  as?: LayoutTag;
  tone?: 'surface' | 'subtle' | 'outline' | 'panel';
  /** `none` for cards whose `CardPart`s or picture reach the edge. */
  space?: 'none' | 'tight' | 'normal' | 'roomy';
  selected?: boolean;
  /** Clips a picture at the rounded corners; omit it if a popover or focus ring overlaps the edge. */
  clip?: boolean;
}

export const Card = ({
  as = 'div',
  tone = 'surface',
  space = 'normal',
  selected,
  clip,
  children,
  ...rest
}: CardProps) => {
  const Tag: ElementType = as;
  return (
    <Tag
      {...rest}
      className={styles.card}
      data-tone={tone}
      data-space={space}
      data-selected={selected || undefined}
      data-clip={clip || undefined}
    >
      {children}
    </Tag>
  );
};

export interface CardPartProps extends Structural {
  as?: LayoutTag;
  space?: 'tight' | 'normal';
}

/** A band of a card with `space="none"`, separated by hairlines. */
export const CardPart = ({ as = 'div', space = 'normal', children, ...rest }: CardPartProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.part} data-space={space}>
      {children}
    </Tag>
  );
};
