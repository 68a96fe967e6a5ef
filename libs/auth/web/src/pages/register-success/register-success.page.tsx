import { getUserInfo } from '@caravan/account/contract';
import { authPaths } from '@caravan/auth/contract';
import { endpointFor, load, useSession, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { Registered } from './registered.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** The page names the e-mail; without a session there is none to name. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  if (store.getState().session.isLogin) await load(store, endpointFor(getUserInfo).initiate());
};

export const meta = ({ t }: PageContext): PageMeta => ({
  title: t('registered.title'),
  description: t('registered.description'),
  canonical: authPaths.registerSuccess.href(),
});

export const Page = () => {
  const t = useTexts('auth');
  const { user } = useSession();
  return user ? <Registered title={t('registered.title')} user={user} /> : <Unconfirmed />;
};
