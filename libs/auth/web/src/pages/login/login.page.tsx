import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/auth/contract';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { leaveIfLoggedIn, useNext } from '../../lib/next.ts';
import { LoginForm } from './login-form.tsx';

export const loader = async (context: PageContext): Promise<void> => leaveIfLoggedIn(context);

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
  canonical: authPaths.login.href(),
});

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next, goOn } = useNext();
  return (
    <AuthCard
      title={t('login.title')}
      intro={t(next ? 'back' : 'login.intro')}
      instead={{ question: t('login.noAccount'), to: authPaths.register.href({ next }), action: t('login.toRegister') }}
    >
      <LoginForm onLoggedIn={goOn} forgotten={authPaths.findPassword.href({ next })} />
    </AuthCard>
  );
};
