import type { ElementType } from 'react';
import { Page, type PageProps } from './page.tsx';
import styles from './page.module.css';
import type { LayoutTag, Structural } from './structural.ts';

export interface SectionProps extends Structural {
  as?: LayoutTag;
  tone?: 'canvas' | 'surface' | 'subtle' | 'panel';
  space?: 'normal' | 'tight' | 'none';
  width?: PageProps['width'];
}

/** A band across the whole window with the page's column inside. */
export const Section = ({
  as = 'section',
  tone = 'canvas',
  space = 'normal',
  width,
  children,
  ...rest
}: SectionProps) => {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={styles.section} data-tone={tone} data-space={space}>
      <Page width={width} space="none">
        {children}
      </Page>
    </Tag>
  );
};
