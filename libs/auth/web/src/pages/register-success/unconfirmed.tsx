import { authPaths } from '@caravan/auth/contract';
import { useTexts } from '@caravan/web-core';
import { ActivationForm } from '../../components/activation-request/activation-form.tsx';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { useNext } from '../../lib/next.ts';

/** For who comes without a session, say on another day: the mail can still be sent again. */
export const Unconfirmed = () => {
  const t = useTexts('auth');
  const { next } = useNext();
  return (
    <AuthCard
      title={t('unconfirmed.title')}
      intro={t('unconfirmed.intro')}
      instead={{ question: t('unconfirmed.confirmed'), to: authPaths.login.href({ next }), action: t('unconfirmed.toLogin') }}
    >
      <ActivationForm />
    </AuthCard>
  );
};
