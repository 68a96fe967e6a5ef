import type { ElementType } from 'react';
import type { Structural } from '../layout/structural.ts';
import type { TextSize, TextTone, Weight } from '../system/tokens.ts';
import styles from './text.module.css';

export interface TextProps extends Structural {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'code' | 'li' | 'dt' | 'dd' | 'legend' | 'label';
  size?: Exclude<TextSize, 'hero'>;
  tone?: TextTone;
  weight?: Weight;
  align?: 'start' | 'center' | 'end';
  /** Tabular figures: weights, dates, order numbers. */
  numeric?: boolean;
  /** Limits lines to a readable length. */
  measure?: boolean;
  /** One line with an ellipsis. */
  truncate?: boolean;
  /** The maximum number of lines. */
  lines?: 2 | 3;
  /** Keeps the author's line breaks. */
  prewrap?: boolean;
  /** For `as="label"`. */
  htmlFor?: string;
  title?: string;
}

export const Text = (props: TextProps) => {
  const { as = 'p', size, tone, weight, align, numeric, measure, truncate, lines, prewrap, children, ...rest } = props;
  const Tag: ElementType = as;
  return (
    <Tag
      {...rest}
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-align={align}
      data-numeric={numeric || undefined}
      data-measure={measure || undefined}
      data-truncate={truncate || undefined}
      data-lines={lines}
      data-prewrap={prewrap || undefined}
    >
      {children}
    </Tag>
  );
};
