import { Avatar } from '@caravan/ui-kit';
import { useSession } from '@caravan/web-core';
import { AccountMenu } from './account-menu.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** Login and register for a visitor; avatar, name and menu for a shopper. */
export const AccountArea = () => {
  const { isLogin, user } = useSession();
  if (!isLogin) return <VisitorLinks />;
  return user ? <AccountMenu user={user} /> : <Avatar />;
};
