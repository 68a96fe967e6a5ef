import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authConsolePaths } from '@caravan/routes/console';
import { ButtonLink } from '@caravan/ui-kit';
import { useNavigate, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card.tsx';
import { JoinForm } from './join-form.tsx';

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('join.title') });

/** The link of an invitation leads here: a password, and the work can begin. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isExpired, setExpired] = useState(false);
  const token = search.get('token');
  if (isExpired || !token)
    return (
      <AuthCard title={t('join.expiredTitle')} intro={t('join.expired')}>
        <ButtonLink to={authConsolePaths.login.href()} size="lg" full>
          {t('join.toLogin')}
        </ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard title={t('join.title')} intro={t('join.intro')}>
      <JoinForm
        token={token}
        onJoined={() => void navigate(authConsolePaths.me.href(), { replace: true })}
        onExpired={() => setExpired(true)}
      />
    </AuthCard>
  );
};
