import type { ElementType } from 'react';
import styles from './card.module.css';
import type { LayoutTag, Structural } from './structural.ts';

export interface CardProps extends Structural {
  as?: LayoutTag;
  tone?: 'surface' | 'subtle' | 'outline' | 'panel';
  /** `none` where `CardPart`s or a picture fill it to the edge. */
  space?: 'none' | 'tight' | 'normal' | 'roomy';
  selected?: boolean;
  /** Cuts a picture at the rounded corners; leave out where a popover or focus ring reaches over the edge. */
  clip?: boolean;
}

export const Card = ({ as = 'div', tone = 'surface', space = 'normal', selected, clip, children, ...rest }: CardProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.card} data-tone={tone} data-space={space} data-selected={selected || undefined} data-clip={clip || undefined}>
      {children}
    </Tag>
  );
};

export interface CardPartProps extends Structural {
  as?: LayoutTag;
  space?: 'tight' | 'normal';
}

/** A band of a card with `space="none"`; hairlines stand between them. */
export const CardPart = ({ as = 'div', space = 'normal', children, ...rest }: CardPartProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.part} data-space={space}>
      {children}
    </Tag>
  );
};
