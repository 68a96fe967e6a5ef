import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/routes';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { useNext } from '../../lib/next.ts';
import { FindPasswordForm } from './find-password-form.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('findPassword.title'),
  description: t('findPassword.description'),
  canonical: authPaths.findPassword.href(),
});

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next } = useNext();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <ResetMailSent email={sentTo} onAnother={() => setSentTo(undefined)} />;
  return (
    <AuthCard
      title={t('findPassword.title')}
      intro={t('findPassword.intro')}
      instead={{
        question: t('findPassword.remembered'),
        to: authPaths.login.href({ next }),
        action: t('findPassword.toLogin'),
      }}
    >
      <FindPasswordForm onSent={setSentTo} />
    </AuthCard>
  );
};
