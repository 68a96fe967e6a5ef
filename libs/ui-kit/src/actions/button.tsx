import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { Spinner } from '../status/spinner.tsx';
import { useHydrated } from '../system/use-hydrated.ts';
import { Anchor } from './link-component.tsx';
import styles from './button.module.css';
import type { LinkTarget } from './link-component.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'onPanel';

/** 32, 40 and 48 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  /** One `primary` button in a band; other buttons are quieter. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of the container. */
  full?: boolean;
  /** For `ghost`: its icon or text begins on the line of the text above. */
  flush?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** Shows a spinner, keeps width and focus, and ignores clicks. */
  busy?: boolean;
  /**
   * For a form that the server answers by itself. The submit button of any other form waits until the page's scripts
   * work, so that neither a click nor Enter can lose what was typed.
   */
  plain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const Label = ({ icon, iconAfter, size, children }: Pick<ButtonLook, 'icon' | 'iconAfter' | 'size' | 'children'>) => {
  const iconSize = size === 'lg' ? 'md' : 'sm';
  return (
    <span className={styles.label}>
      {icon ? <Icon name={icon} size={iconSize} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size={iconSize} /> : null}
    </span>
  );
};

/** A busy button must neither act nor submit; `disabled` would lose the focus. */
export const ignoreWhile = <Element,>(
  busy: boolean | undefined,
  onClick: ((event: MouseEvent<Element>) => void) | undefined,
) =>
  busy
    ? (event: MouseEvent<Element>) => {
        event.preventDefault();
        event.stopPropagation();
      }
    : onClick;

/**
 * Keeps the focus in the field: otherwise the error that appears on blur would move the button away from the pointer.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export const Button = (props: ButtonProps) => {
  const {
    variant = 'primary',
    size = 'md',
    full,
    flush,
    icon,
    iconAfter,
    busy,
    plain,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;
  const waits = !useHydrated() && type === 'submit' && !plain;
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || waits}
      data-waits={waits || undefined}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-flush={flush || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onMouseDown={type === 'submit' ? keepFocus : rest.onMouseDown}
      onClick={ignoreWhile(busy, onClick)}
    >
      <Label icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </Label>
      {busy ? (
        <span className={styles.spin}>
          <Spinner size={size === 'lg' ? 'md' : 'sm'} />
        </span>
      ) : null}
    </button>
  );
};

export type ButtonLinkProps = ButtonLook &
  LinkTarget & {
    id?: string;
    'aria-label'?: string;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'md',
  full,
  flush,
  icon,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Anchor
    {...rest}
    className={styles.button}
    data-variant={variant}
    data-size={size}
    data-full={full || undefined}
    data-flush={flush || undefined}
  >
    <Label icon={icon} iconAfter={iconAfter} size={size}>
      {children}
    </Label>
  </Anchor>
);
