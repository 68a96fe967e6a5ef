import styles from './icon.module.css';
import { type IconName, icons } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20, 24 or 32 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Only for an icon that has a meaning without text; otherwise the icon is hidden from screen readers. */
  label?: string;
}

export const Icon = ({ name, size = 'md', label }: IconProps) => (
  <svg
    className={styles.icon}
    data-size={size}
    viewBox="0 0 24 24"
    focusable="false"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {icons[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
