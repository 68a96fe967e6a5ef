import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { Spinner } from '../status/spinner.tsx';
import { Anchor } from './link-component.tsx';
import { type ButtonSize, type ButtonVariant, ignoreWhile } from './button.tsx';
import styles from './button.module.css';
import type { LinkTarget } from './link-component.tsx';

interface IconButtonLook {
  icon: IconName;
  /** The action as text; also the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  shape?: 'square' | 'round';
  /** Shown at the corner: a `CountBadge`. */
  badge?: ReactNode;
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const classes = [styles.button, styles.icon].join(' ');

export const IconButton = (props: IconButtonProps) => {
  const {
    icon,
    label,
    variant = 'ghost',
    size = 'md',
    shape = 'square',
    badge,
    busy,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={ignoreWhile(busy, onClick)}
    >
      <span className={styles.label}>
        <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
      </span>
      {busy ? (
        <span className={styles.spin}>
          <Spinner size="sm" />
        </span>
      ) : null}
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </button>
  );
};

export type IconLinkProps = IconButtonLook & LinkTarget & { onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };

export const IconLink = ({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  shape = 'square',
  badge,
  ...rest
}: IconLinkProps) => (
  <Anchor
    {...rest}
    title={label}
    aria-label={label}
    className={classes}
    data-variant={variant}
    data-size={size}
    data-shape={shape}
  >
    <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
    {badge ? <span className={styles.badge}>{badge}</span> : null}
  </Anchor>
);
