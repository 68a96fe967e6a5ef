import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import type { StatusTone } from '../system/tokens.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: StatusTone;
  children: ReactNode;
}

/** A short label: "cheapest", "new". */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);

const defaultIcon: Readonly<Record<StatusTone, IconName>> = {
  neutral: 'minus',
  brand: 'arrow-right',
  success: 'check',
  warning: 'clock',
  danger: 'warning',
  info: 'info',
};

export interface StatusBadgeProps extends BadgeProps {
  icon?: IconName;
}

/** The status of an order, a package or a payment: text and icon; the colour only supports them. */
export const StatusBadge = ({ tone = 'neutral', icon = defaultIcon[tone], children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone} data-sign>
    <Icon name={icon} size="xs" />
    {children}
  </span>
);
