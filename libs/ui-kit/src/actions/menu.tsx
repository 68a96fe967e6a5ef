import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { onDemand } from '../overlays/on-demand.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './menu.module.css';

interface MenuEntryLook {
  key: string;
  label: ReactNode;
  icon?: IconName;
  tone?: 'danger';
  /** The current entry: a language, a sort order. */
  current?: boolean;
  /** A hairline before the entry. */
  separated?: boolean;
  disabled?: boolean;
}

export type MenuEntry = MenuEntryLook &
  (
    | { to: string; href?: never; onSelect?: () => void }
    | { href: string; to?: never; onSelect?: () => void }
    | { onSelect: () => void; to?: never; href?: never }
  );

export interface MenuProps {
  /** The menu's name for screen readers: "Language", "Account". */
  label: string;
  /** The visible content of the button. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Shows an arrow beside the trigger. */
  arrow?: boolean;
}

export interface MenuPartProps extends Pick<MenuProps, 'entries' | 'align'> {
  triggerId: string;
  menuId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const MenuList = /* @__PURE__ */ onDemand<MenuPartProps>(
  async () => (await import('./menu-part.tsx')).MenuPart,
  ({ open }) => open,
);

/** A menu behind a button. The button is plain; the menu loads when it is needed. */
export const Menu = ({ label, trigger, entries, align = 'start', arrow = true }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const triggerId = `${id}-trigger`;
  const menuId = `${id}-menu`;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        id={triggerId}
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
      >
        <VisuallyHidden>{label}</VisuallyHidden> {trigger}
        {arrow ? (
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="xs" />
          </span>
        ) : null}
      </button>
      <MenuList {...{ entries, align, triggerId, menuId, open }} onOpenChange={setOpen} />
    </>
  );
};
