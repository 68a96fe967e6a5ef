import { accountPaths } from '@caravan/account/contract';
import { CountBadge, IconLink } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './header.module.css';

/** The inbox, with how many letters are unread; on a phone the shortcuts have it. */
export const LettersLink = ({ unread }: { unread: number }) => {
  const t = useTexts('frame');
  return (
    <span className={styles.letters}>
      <IconLink
        icon="mail"
        to={accountPaths.messages.href()}
        label={unread > 0 ? t('floating.lettersCount', { total: unread }) : t('floating.letters')}
        badge={<CountBadge count={unread} />}
      />
    </span>
  );
};
