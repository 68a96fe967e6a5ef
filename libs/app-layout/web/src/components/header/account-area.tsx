import { useSession } from '@caravan/auth/api';
import { Avatar } from '@caravan/ui-kit';
import { AccountMenu } from './account-menu.tsx';
import { MessagesLink } from './messages-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** Login and register for a visitor; messages, avatar, name and menu for a shopper. */
export const AccountArea = () => {
  const { isLogin, user } = useSession();
  if (!isLogin) return <VisitorLinks />;
  if (!user) return <Avatar />;
  return (
    <>
      <MessagesLink unread={user.unread_count} />
      <AccountMenu user={user} />
    </>
  );
};
