import type { UserInfo } from '@caravan/account/contract';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { logOut } from './log-out.ts';
import { sessionEndpoints } from './session-endpoints.ts';

export interface Session {
  isLogin: boolean;
  /** The caller's profile; undefined for a visitor, and until it has been read. */
  user: UserInfo | undefined;
}

export const useSession = (): Session => {
  const isLogin = useAppSelector((state) => state.session.isLogin);
  const { data } = sessionEndpoints().info.useQuery(undefined, { skip: !isLogin });
  return { isLogin, user: isLogin ? data : undefined };
};

/** Signs out; the page is left by a hard navigation to home, unless there is something to say there: then `goHome` takes its place. */
export const useLogOut = (goHome?: () => void): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  return () => dispatch(logOut(goHome));
};
