import { Fragment, type ReactNode, useId } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Anchor } from './anchor.tsx';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

interface MenuEntryLook {
  key: string;
  label: ReactNode;
  icon?: IconName;
  tone?: 'danger';
  /** The chosen one: a language, a sorting. */
  current?: boolean;
  /** A hairline before it. */
  separated?: boolean;
}

export type MenuEntry = MenuEntryLook &
  (
    | { to: string; href?: never; onSelect?: () => void }
    | { href: string; to?: never; onSelect?: () => void }
    | { onSelect: () => void; to?: never; href?: never }
  );

export interface MenuProps {
  /** What the menu is, for screen readers: "Language", "Account". */
  label: string;
  /** What is seen of it. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Above the entries: whose account it is. */
  head?: ReactNode;
  align?: 'start' | 'end';
  /** The arrow beside the trigger. */
  arrow?: boolean;
}

const EntryContent = ({ entry }: { entry: MenuEntry }) => (
  <>
    {entry.icon ? <Icon name={entry.icon} size="sm" /> : null}
    <span className={styles.label}>{entry.label}</span>
    {entry.current ? <Icon name="check" size="sm" /> : null}
  </>
);

const Entry = ({ entry, close }: { entry: MenuEntry; close: () => void }) => {
  const select = () => {
    close();
    entry.onSelect?.();
  };
  const shared = {
    role: entry.current === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': entry.current,
    tabIndex: -1,
    className: styles.item,
    'data-tone': entry.tone,
    'data-current': entry.current || undefined,
    onClick: select,
  } as const;
  const content = <EntryContent entry={entry} />;
  if (entry.to !== undefined) {
    return (
      <Anchor {...shared} to={entry.to}>
        {content}
      </Anchor>
    );
  }
  if (entry.href !== undefined) {
    return (
      <Anchor {...shared} href={entry.href}>
        {content}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
};

/** A menu on the platform's popover: opens before any script has loaded, closes by Esc and by a press elsewhere. */
export const Menu = ({ label, trigger, entries, head, align = 'start', arrow = true }: MenuProps) => {
  const id = useId();
  const menu = useMenu(align);
  return (
    <>
      <button
        ref={menu.trigger}
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onKeyDown={menu.onTriggerKeyDown}
      >
        <VisuallyHidden>{label}</VisuallyHidden>{' '}
        {trigger}
        {arrow ? (
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="xs" />
          </span>
        ) : null}
      </button>
      <div ref={menu.menu} id={id} popover="auto" className={styles.menu} onToggle={menu.onToggle}>
        {head ? <div className={styles.head}>{head}</div> : null}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={menu.onMenuKeyDown}>
          {entries.map((entry) => (
            <Fragment key={entry.key}>
              {entry.separated ? <div role="separator" className={styles.separated} /> : null}
              <Entry entry={entry} close={menu.close} />
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
};
