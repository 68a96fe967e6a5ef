import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import type { StatusTone } from '../tokens/tokens.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: StatusTone;
  children: ReactNode;
}

/** A word about a thing: "cheapest", "new". */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);

const usualSign: Readonly<Record<StatusTone, IconName>> = {
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

/** Where an order, a parcel, a payment stands: by word and sign, the colour only supports. */
export const StatusBadge = ({ tone = 'neutral', icon = usualSign[tone], children }: StatusBadgeProps) => (
  <span className={styles.badge} data-tone={tone} data-sign>
    <Icon name={icon} size="xs" />
    {children}
  </span>
);
