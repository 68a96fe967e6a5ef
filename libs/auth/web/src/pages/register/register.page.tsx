import { useTranslation } from 'react-i18next';
import { authApi } from '@caravan/auth/api';
import { authPaths, authReasons } from '@caravan/auth/contract';
import { useNavigate, type PageContext, type PageMeta } from '@caravan/web-core';
import { answerPostedForm, type PostedForm } from '@caravan/web-core/forms';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { loadTerms } from '../../components/terms-links/terms-links.tsx';
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

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next, cause, invitation } = useNext();
  const navigate = useNavigate();
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
      <RegisterForm onRegistered={onRegistered} />
    </AuthCard>
  );
};
