import { useTranslation } from 'react-i18next';
import { userInfoApi } from '@caravan/account/api/session';
import { useSession } from '@caravan/auth/api';
import { authPaths } from '@caravan/auth/contract';
import { load, type PageContext, type PageMeta } from '@caravan/web-core';
import { Registered } from './registered.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** The page shows the shopper's e-mail, which only a session has. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  if (store.getState().session.isLogin) await load(store, userInfoApi.endpoints.getUserInfo.initiate());
};

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('registered.title'),
  description: t('registered.description'),
  canonical: authPaths.registerSuccess.href(),
});

export const Page = () => {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return user ? <Registered title={t('registered.title')} user={user} /> : <Unconfirmed />;
};
