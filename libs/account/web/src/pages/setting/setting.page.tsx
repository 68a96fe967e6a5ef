import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { useSession } from '@caravan/auth/api';
import { Stack } from '@caravan/ui-kit';
import { loadPage, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { CalendarPanel } from '../../components/calendar/calendar-panel.tsx';
import { ClosingPanel } from '../../components/closing/closing-panel.tsx';
import { DevicesPanel } from '../../components/devices/devices-panel.tsx';
import { OwnDataPanel } from '../../components/own-data/own-data-panel.tsx';
import { ProgramsLink } from '../../components/programs/programs-link.tsx';
import { PushPanel } from '../../components/push/push-panel.tsx';
import { TextsPanel } from '../../components/texts/texts-panel.tsx';
import { PreferencePanels } from '../../components/preferences/preference-panels.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, accountApi.endpoints.getPreferences.initiate());

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('setting.title'),
  description: t('setting.lead'),
});

/** Preferences, devices, the shopper's data and closing the account. */
export const Page = () => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  return (
    <AccountPage title={t('setting.title')} lead={t('setting.lead')}>
      <Stack gap="4">
        <PreferencePanels />
        {user?.role === 'staff' ? null : (
          <>
            <PushPanel />
            <TextsPanel />
          </>
        )}
        <DevicesPanel />
        {user?.role === 'staff' ? null : (
          <>
            <CalendarPanel />
            <ProgramsLink />
            <OwnDataPanel />
            <ClosingPanel />
          </>
        )}
      </Stack>
    </AccountPage>
  );
};
