import { Avatar } from '@caravan/ui-kit';
import { useSession } from '@caravan/web-core';
import { AccountMenu } from './account-menu.tsx';
import { LettersLink } from './letters-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** Login and register for a visitor; letters, avatar, name and menu for a shopper. */
export const AccountArea = () => {
  const { isLogin, user } = useSession();
  if (!isLogin) return <VisitorLinks />;
  if (!user) return <Avatar />;
  return (
    <>
      <LettersLink unread={user.unread_count} />
      <AccountMenu user={user} />
    </>
  );
};
