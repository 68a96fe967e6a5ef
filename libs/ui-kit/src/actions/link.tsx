import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { Anchor } from './anchor.tsx';
import type { LinkTarget } from './link-component.tsx';
import styles from './link.module.css';

export type LinkProps = LinkTarget &
  AriaAttributes & {
    children: ReactNode;
    /** `inline` in running text, `quiet` in lists and menus, `strong` for the name of a thing. */
    look?: 'inline' | 'quiet' | 'strong';
    /** Marks an address elsewhere with an arrow. */
    external?: boolean;
    id?: string;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
  };

export const Link = ({ look = 'inline', external, children, ...rest }: LinkProps) => (
  <Anchor {...rest} className={styles.link} data-look={look}>
    {children}
    {external ? (
      <span className={styles.mark}>
        <Icon name="external" size="xs" />
      </span>
    ) : null}
  </Anchor>
);

/** First in the page: jumps to the content, seen only with the keyboard. */
export const SkipLink = ({ targetId, children }: { targetId: string; children: ReactNode }) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {children}
  </a>
);
