import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children: ReactNode;
  icon?: IconName;
  /** A link or a small button. */
  action?: ReactNode;
  /** `bar` spans the window. */
  look?: 'card' | 'bar';
  /** For banners that appear later: `alert` interrupts, `status` waits. */
  live?: 'alert' | 'status';
}

const signs: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'close-circle',
};

/** A message within the page. */
export const Banner = ({
  tone = 'info',
  title,
  children,
  icon = signs[tone],
  action,
  look = 'card',
  live,
}: BannerProps) => (
  <div className={styles.banner} data-tone={tone} data-look={look} role={live}>
    <Icon name={icon} />
    <div className={styles.words}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
    {action ? <div className={styles.actions}>{action}</div> : null}
  </div>
);
