import type { ElementType } from 'react';
import styles from './page.module.css';
import type { LayoutTag, Structural } from './structural.ts';

export interface PageProps extends Structural {
  as?: LayoutTag;
  /** `page` is 1190 px, `text` a readable measure, `form` a single column of fields. */
  width?: 'page' | 'text' | 'form';
  /** `page` adds space above and below, `bar` less below, before a sticky bar; `none` adds none. */
  space?: 'page' | 'bar' | 'none';
}

/** The centred column of pages, bars and bands. */
export const Page = ({ as = 'div', width = 'page', space = 'page', children, ...rest }: PageProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.page} data-width={width} data-space={space}>
      {children}
    </Tag>
  );
};
