import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { Anchor } from './link-component.tsx';
import type { LinkTarget } from './link-component.tsx';
import styles from './link.module.css';

export type LinkProps = LinkTarget &
  AriaAttributes & {
    children: ReactNode;
    /** `inline` in running text, `quiet` in lists and menus, `strong` for names. */
    look?: 'inline' | 'quiet' | 'strong';
    /** Marks an external address with an arrow. */
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

/** The first element of a page: jumps to the content; visible with keyboard focus only. */
export const SkipLink = ({ targetId, children }: { targetId: string; children: ReactNode }) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {children}
  </a>
);
