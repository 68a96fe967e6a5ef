import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { accountPaths } from '@caravan/routes';
import { ButtonLink, Panel, Stack, Text } from '@caravan/ui-kit';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { EmailState } from '../../components/email-state/email-state.tsx';
import { FactRow } from '../../components/panel/fact-row.tsx';
import { PasskeysPanel } from '../../components/passkeys/passkeys-panel.tsx';
import { PanelSkeleton } from '../../components/panel/panel-skeleton.tsx';

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('secure.title'),
  description: t('secure.lead'),
});

/** Security settings: the verified e-mail, the password and the passkeys. */
export const Page = () => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const hasPassword = user?.has_password !== false;
  return (
    <AccountPage title={t('secure.title')} lead={t('secure.lead')}>
      <Stack gap="4">
        {user ? <EmailState user={user} /> : <PanelSkeleton fields={1} />}
        <Panel title={t('secure.password')} text={t(hasPassword ? 'secure.passwordText' : 'secure.noPasswordText')}>
          <FactRow
            action={
              <ButtonLink variant="secondary" icon="lock" to={accountPaths.modifyPassword.href()}>
                {t(hasPassword ? 'secure.change' : 'secure.setPassword')}
              </ButtonLink>
            }
          >
            {hasPassword ? (
              <Text tone="muted" aria-hidden="true">
                ••••••••
              </Text>
            ) : (
              <Text tone="muted">{t('secure.noPassword')}</Text>
            )}
          </FactRow>
        </Panel>
        <PasskeysPanel />
        <Panel title={t('secure.devices')} text={t('secure.devicesText')}>
          <div>
            <ButtonLink variant="secondary" icon="display" to={`${accountPaths.setting.href()}#devices`}>
              {t('secure.toDevices')}
            </ButtonLink>
          </div>
        </Panel>
      </Stack>
    </AccountPage>
  );
};
