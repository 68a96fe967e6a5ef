import { useSession } from '@caravan/auth/api';
import { Avatar } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';
import { MessagesLink } from './messages-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, <Avatar />);

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
