import { useTranslation } from 'react-i18next';
import { authApi, useSession } from '@caravan/auth/api';
import { Link, Stack, Text } from '@caravan/ui-kit';
import { loadPage, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { TokensPanel } from '../../components/tokens/tokens-panel.tsx';
import { WebhooksPanel } from '../../components/webhooks/webhooks-panel.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, authApi.endpoints.listApiTokens.initiate());

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('programs.title'),
  description: t('programs.lead'),
});

/** Access tokens for the shopper's own programs, and the addresses that are called when something happens. */
export const Page = () => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  return (
    <AccountPage title={t('programs.title')} lead={t('programs.lead')}>
      {user?.role === 'staff' ? (
        <Text tone="ink2">{t('programs.shoppersOnly')}</Text>
      ) : (
        <Stack gap="4">
          <TokensPanel />
          <WebhooksPanel />
          <Text size="sm">
            <Link href="/docs/">{t('programs.docs')}</Link>
          </Text>
        </Stack>
      )}
    </AccountPage>
  );
};
