import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authApi } from '@caravan/auth/api';
import { authReasons } from '@caravan/auth/contract';
import { authPaths } from '@caravan/routes';
import { useHydrated } from '@caravan/ui-kit';
import { useLazySlot, useNavigate, type PageContext, type PageMeta } from '@caravan/web-core';
import { answerPostedForm, type PostedForm } from '@caravan/web-core/forms';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { loadTerms } from '../../components/terms-links/terms-links.tsx';
import { forgetInvitation, keptInvitation } from '../../lib/kept-invitation.ts';
import { invitationOf, leaveIfLoggedIn, nextOf, useNext } from '../../lib/next.ts';
import { RegisterForm } from './register-form.tsx';

export const loader = async (context: PageContext): Promise<void> => {
  leaveIfLoggedIn(context);
  await loadTerms(context.store);
};

export const action = async ({ store, url, language }: PageContext, form: URLSearchParams): Promise<PostedForm> =>
  answerPostedForm(form, {
    schema: (await import('@caravan/auth/contract/schema')).registrationForm,
    language,
    reasons: authReasons,
    kept: ['email'],
    boxes: ['agree'],
    send: (body) => store.dispatch(authApi.endpoints.register.initiate({ body })),
    next: authPaths.registerSuccess.href({ next: nextOf(url.searchParams), ref: invitationOf(url.searchParams) }),
  });

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
  canonical: authPaths.register.href(),
});

/** The invitation of the address, or the one that this browser keeps, until the visitor removes it; after hydration. */
const useInvitation = () => {
  const { next, cause, invitation: ofAddress } = useNext();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isRemoved, setRemoved] = useState(false);
  const remove = () => {
    forgetInvitation();
    setRemoved(true);
    if (ofAddress !== undefined) void navigate(authPaths.register.href({ next, for: cause }), { replace: true });
  };
  return { invitation: isHydrated && !isRemoved ? (ofAddress ?? keptInvitation()) : undefined, remove };
};

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next, cause } = useNext();
  const { invitation, remove } = useInvitation();
  const navigate = useNavigate();
  const Invited = useLazySlot('invited');
  // Replaces the form in the history: going back must not return to it.
  const onRegistered = () => navigate(authPaths.registerSuccess.href({ next, ref: invitation }), { replace: true });
  return (
    <AuthCard
      title={t('register.title')}
      intro={t(cause ? `cause.${cause}` : next ? 'back' : 'register.intro')}
      instead={{
        question: t('register.hasAccount'),
        to: authPaths.login.href({ next, for: cause }),
        action: t('register.toLogin'),
      }}
    >
      {Invited && invitation !== undefined ? <Invited invitation={invitation} onRemove={remove} /> : null}
      <RegisterForm onRegistered={onRegistered} />
    </AuthCard>
  );
};
