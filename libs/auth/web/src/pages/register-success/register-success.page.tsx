import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, userInfoApi } from '@caravan/auth/api';
import { authPaths } from '@caravan/routes';
import { useHydrated } from '@caravan/ui-kit';
import { load, useLazySlot, type PageContext, type PageMeta } from '@caravan/web-core';
import { forgetInvitation, keptInvitation } from '../../lib/kept-invitation.ts';
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

/** Tells of the invitation once: of the address, or, if the form was sent before its scripts worked, of this browser. */
const Invitation = () => {
  const { invitation: ofAddress } = useNext();
  const [invitation] = useState(() => ofAddress ?? keptInvitation());
  useEffect(forgetInvitation, []);
  const Extra = useLazySlot('registered');
  return Extra && invitation !== undefined ? <Extra invitation={invitation} /> : null;
};

export const Page = () => {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (!user) return <Unconfirmed />;
  return (
    <>
      <Registered title={t('registered.title')} user={user} />
      {isHydrated ? <Invitation /> : null}
    </>
  );
};
