import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/routes';
import { ActivationForm } from '../../components/activation-request/activation-form.tsx';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { useNext } from '../../lib/next.ts';

/** For visitors without a session, for example on another day: they can still request the mail. */
export const Unconfirmed = () => {
  const { t } = useTranslation('auth');
  const { next } = useNext();
  return (
    <AuthCard
      title={t('unconfirmed.title')}
      intro={t('unconfirmed.intro')}
      instead={{
        question: t('unconfirmed.confirmed'),
        to: authPaths.login.href({ next }),
        action: t('unconfirmed.toLogin'),
      }}
    >
      <ActivationForm />
    </AuthCard>
  );
};
