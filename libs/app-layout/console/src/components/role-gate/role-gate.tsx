import { useStaffMe } from '@caravan/console-core';
import { useLocation, type LayoutProps } from '@caravan/web-core';
import { mayOpen } from '../../navigation/navigation.ts';
import { ErrorView } from '../../views/error.view.tsx';

/** The page, or the message that the roles do not include it. Until the roles are known, the server decides. */
export const RoleGate = ({ children }: LayoutProps) => {
  const { pathname } = useLocation();
  const me = useStaffMe();
  return me && !mayOpen(me.roles, pathname) ? <ErrorView status={403} message="" /> : children;
};
