import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/routes';
import { useNavigate, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { LinkCheck } from './link-check.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetLink } from './use-reset-link.ts';

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('resetPassword.title'),
  description: t('resetPassword.description'),
  canonical: authPaths.resetPassword.href(),
});

export const Page = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { state, retry } = useResetLink(token);
  const [usedMeanwhile, setUsedMeanwhile] = useState(false);
  if (state === 'expired' || usedMeanwhile) return <ExpiredLink />;
  return (
    <AuthCard title={t('resetPassword.title')} intro={t('resetPassword.intro')}>
      {state === 'valid' ? (
        <ResetPasswordForm
          token={token}
          onReset={() => void navigate(authPaths.result.href({ kind: 'reset' }), { replace: true })}
          onExpired={() => setUsedMeanwhile(true)}
        />
      ) : (
        <LinkCheck hasFailed={state === 'failed'} onRetry={retry} />
      )}
    </AuthCard>
  );
};
