import { useTranslation } from 'react-i18next';
import { accountPaths } from '@caravan/routes';
import { CountBadge, IconLink } from '@caravan/ui-kit';

/** The inbox with the number of unread messages. */
export const MessagesLink = ({ unread }: { unread: number }) => {
  const { t } = useTranslation('app-layout');
  return (
    <IconLink
      icon="mail"
      to={accountPaths.messages.href()}
      label={unread > 0 ? t('floating.messagesCount', { total: unread }) : t('floating.messages')}
      badge={<CountBadge count={unread} />}
    />
  );
};
