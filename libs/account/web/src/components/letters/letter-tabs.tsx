import { TabLinks } from '@caravan/ui-kit';
import { useSession, useTexts } from '@caravan/web-core';
import { lettersHref } from '../../lib/letters-query.ts';

/** All letters, or those not read yet. */
export const LetterTabs = ({ unread }: { unread: boolean }) => {
  const t = useTexts('account');
  const { user } = useSession();
  const tabs = [
    { to: lettersHref({}), name: t('messages.all'), current: !unread },
    { to: lettersHref({ unread: true }), name: t('messages.unreadTab'), count: user?.unread_count, current: unread },
  ];
  return <TabLinks label={t('messages.tabs')} tabs={tabs} />;
};
