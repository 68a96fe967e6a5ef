import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { Avatar, Icon, Text, VisuallyHidden } from '@caravan/ui-kit';
import { Link, useFormats, useLocation } from '@caravan/web-core';
import { useHasProgram, useMenuCounts, type MenuCounts } from './use-menu-counts.ts';
import styles from './account-area.module.css';
import { menuGroups, promotionsEntry, type MenuEntry } from './menu-entries.ts';

const hasCount = (key: string, counts: MenuCounts): key is keyof MenuCounts => Object.hasOwn(counts, key);

/** A number for sighted readers; screen readers also hear what it counts. */
const EntryCount = ({ entry, counts }: { entry: MenuEntry; counts: MenuCounts }) => {
  const { t } = useTranslation('account-area');
  const { asBalance } = useFormats();
  const { user } = useSession();
  if (entry.key === 'fund') return user ? <span className={styles.amount}>{asBalance(user.balance_fen)}</span> : null;
  if (!hasCount(entry.key, counts)) return null;
  const count = counts[entry.key];
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{t(`count.${entry.key}`, { count })}</VisuallyHidden>
    </>
  );
};

/**
 * The shopper's name and picture, and links to every page of the area. Below 1200 px it is folded into a button; opening
 * a page folds it again.
 */
export const AccountMenu = () => {
  const { t } = useTranslation('account-area');
  const { key, pathname } = useLocation();
  const { user } = useSession();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const listId = useId();
  const counts = useMenuCounts();
  const groups = useHasProgram() ? [...menuGroups, [promotionsEntry]] : menuGroups;
  return (
    <nav className={styles.menu} aria-label={t('label')}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Icon name="menu" size="sm" />
        {t('open')}
        <Icon name="chevron-down" size="sm" />
      </button>
      <div id={listId} className={styles.entries} data-open={isOpen || undefined}>
        <div className={styles.person}>
          <Avatar size="lg" src={user?.avatar ?? undefined} name={user?.name ?? user?.email} />
          <div className={styles.names}>
            {user?.name ? <Text weight="medium">{user.name}</Text> : null}
            <Text size="sm" tone="muted">
              {user?.email ?? ' '}
            </Text>
          </div>
        </div>
        {groups.map((entries) => (
          <ul key={entries[0]?.key} className={styles.group}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Link
                  to={entry.to}
                  className={styles.entry}
                  {...([entry.to, entry.also].includes(pathname) ? { 'aria-current': 'page' } : {})}
                >
                  <Icon name={entry.icon} size="sm" />
                  <span className={styles.label}>{t(`pages.${entry.key}`)}</span>{' '}
                  <EntryCount entry={entry} counts={counts} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
};
