import { Link, useSession, useTexts } from '@caravan/web-core';
import { lettersHref } from '../../lib/letters-query.ts';
import styles from '../tabs/tabs.module.css';

/** All letters, or those not read yet. */
export const LetterTabs = ({ unread }: { unread: boolean }) => {
  const t = useTexts('account');
  const { user } = useSession();
  return (
    <nav className={styles.nav} aria-label={t('messages.tabs')}>
      <ul className={styles.list}>
        <li>
          <Link to={lettersHref({})} className={styles.tab} aria-current={unread ? undefined : 'page'}>
            {t('messages.all')}
          </Link>
        </li>
        <li>
          <Link to={lettersHref({ unread: true })} className={styles.tab} aria-current={unread ? 'page' : undefined}>
            {t('messages.unreadTab')} {user ? <span className={styles.count}>{user.unread_count}</span> : null}
          </Link>
        </li>
      </ul>
    </nav>
  );
};
