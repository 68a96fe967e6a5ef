import { useTranslation } from 'react-i18next';
import { useGetMeQuery } from '@caravan/auth/api/staff';
import { Heading, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPanel } from './account-panel.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('me.title') });

/** One's own account: name, language, second login step, password and sessions. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const { data: me, isError, refetch } = useGetMeQuery();
  if (!me) {
    if (isError) return <LoadFailed title={t('failed')} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('me.title')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  }
  return (
    <Stack gap="6">
      <Heading level={1} size="xl">
        {t('me.title')}
      </Heading>
      <FactorPanel me={me} />
      <AccountPanel me={me} onChanged={() => void refetch()} />
      <PasswordPanel />
      <SessionsPanel />
    </Stack>
  );
};
