import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authConsolePaths } from '@caravan/routes/console';
import { ButtonLink } from '@caravan/ui-kit';
import { useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card.tsx';
import { ResetForm } from './reset-form.tsx';

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('resetPassword.title') });

/** The link of a reset leads here: a new password, and then the login. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const [search] = useSearchParams();
  const [isExpired, setExpired] = useState(false);
  const token = search.get('token');
  if (isExpired || !token)
    return (
      <AuthCard title={t('resetPassword.expiredTitle')} intro={t('resetPassword.expired')}>
        <ButtonLink to={authConsolePaths.findPassword.href()} size="lg" full>
          {t('resetPassword.again')}
        </ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard title={t('resetPassword.title')} intro={t('resetPassword.intro')}>
      <ResetForm token={token} onExpired={() => setExpired(true)} />
    </AuthCard>
  );
};
