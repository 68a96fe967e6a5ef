import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { TabLinks } from '@caravan/ui-kit';
import { messagesHref } from '../../lib/messages-query.ts';

/** All messages, or unread ones only. */
export const MessageTabs = ({ unread }: { unread: boolean }) => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const tabs = [
    { to: messagesHref({}), name: t('messages.all'), current: !unread },
    { to: messagesHref({ unread: true }), name: t('messages.unreadTab'), count: user?.unread_count, current: unread },
  ];
  return <TabLinks label={t('messages.tabs')} tabs={tabs} />;
};
