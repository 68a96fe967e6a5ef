import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/auth/contract';
import { useNavigate, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { loadTerms } from '../../components/terms-links/terms-links.tsx';
import { leaveIfLoggedIn, useNext } from '../../lib/next.ts';
import { RegisterForm } from './register-form.tsx';

export const loader = async (context: PageContext): Promise<void> => {
  leaveIfLoggedIn(context);
  await loadTerms(context.store);
};

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
  canonical: authPaths.register.href(),
});

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next } = useNext();
  const navigate = useNavigate();
  // Replaces the form in the history: going back must not return to it.
  const onRegistered = () => navigate(authPaths.registerSuccess.href({ next }), { replace: true });
  return (
    <AuthCard
      title={t('register.title')}
      intro={t(next ? 'back' : 'register.intro')}
      instead={{
        question: t('register.hasAccount'),
        to: authPaths.login.href({ next }),
        action: t('register.toLogin'),
      }}
    >
      <RegisterForm onRegistered={onRegistered} />
    </AuthCard>
  );
};
