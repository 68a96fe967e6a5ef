import { useTranslation } from 'react-i18next';
import { userInfoApi } from '@caravan/account/api/session';
import { useSession } from '@caravan/auth/api';
import { authPaths } from '@caravan/auth/contract';
import { useHydrated } from '@caravan/ui-kit';
import { load, useLazySlot, type PageContext, type PageMeta } from '@caravan/web-core';
import { useNext } from '../../lib/next.ts';
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
  const { invitation } = useNext();
  const Extra = useLazySlot('registered');
  const isHydrated = useHydrated();
  if (!user) return <Unconfirmed />;
  return (
    <>
      <Registered title={t('registered.title')} user={user} />
      {isHydrated && Extra && invitation !== undefined ? <Extra invitation={invitation} /> : null}
    </>
  );
};
