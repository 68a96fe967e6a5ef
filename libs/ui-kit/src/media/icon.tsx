import styles from './icon.module.css';
import type { IconName } from './icons.ts';
import iconsUrl from './icons.svg?no-inline';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20, 24 or 32 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Only for an icon that has a meaning without text; otherwise the icon is hidden from screen readers. */
  label?: string;
}

/** The browser draws the icon from one file that all pages share: neither pages nor scripts carry its paths. */
export const Icon = ({ name, size = 'md', label }: IconProps) => (
  <svg
    className={styles.icon}
    data-size={size}
    focusable="false"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`${iconsUrl}#${name}`} />
  </svg>
);
