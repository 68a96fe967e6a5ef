import { authPaths } from '@caravan/auth/contract';
import { useNavigate, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { loadTerms } from '../../components/terms-links/terms-links.tsx';
import { leaveIfLoggedIn, useNext } from '../../lib/next.ts';
import { RegisterForm } from './register-form.tsx';

export const loader = async (context: PageContext): Promise<void> => {
  leaveIfLoggedIn(context);
  await loadTerms(context.store);
};

export const meta = ({ t }: PageContext): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
  canonical: authPaths.register.href(),
});

export const Page = () => {
  const t = useTexts('auth');
  const { next } = useNext();
  const navigate = useNavigate();
  // In place of the form: going back must not lead to it again.
  const onRegistered = () => navigate(authPaths.registerSuccess.href({ next }), { replace: true });
  return (
    <AuthCard
      title={t('register.title')}
      intro={t(next ? 'back' : 'register.intro')}
      instead={{ question: t('register.hasAccount'), to: authPaths.login.href({ next }), action: t('register.toLogin') }}
    >
      <RegisterForm onRegistered={onRegistered} />
    </AuthCard>
  );
};
