import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './badge.module.css';

export type ChipProps = {
  icon?: IconName;
  tone?: 'brand' | 'neutral';
  children: ReactNode;
} & ({ onRemove: () => void; removeLabel: string } | { onRemove?: never; removeLabel?: never });

/** A recognised or chosen item: a shop, a filter. */
export const Chip = ({ icon, tone = 'brand', onRemove, removeLabel, children }: ChipProps) => (
  <span className={styles.chip} data-tone={tone}>
    {icon ? <Icon name={icon} size="sm" /> : null}
    <span className={styles.chipText}>{children}</span>
    {onRemove ? (
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size="xs" />
      </button>
    ) : null}
  </span>
);
