import { getPreferences } from '@caravan/account/contract';
import { Stack } from '@caravan/ui-kit';
import { endpointFor, loadPage, useSession, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { ClosingPanel } from '../../components/closing/closing-panel.tsx';
import { DevicesPanel } from '../../components/devices/devices-panel.tsx';
import { OwnDataPanel } from '../../components/own-data/own-data-panel.tsx';
import { PreferencePanels } from '../../components/preferences/preference-panels.tsx';

export const loader = (context: PageContext): Promise<void> => loadPage(context, endpointFor(getPreferences).initiate());

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('setting.title'), description: t('setting.lead') });

/** How things look and what we write, where the account is logged in, one's own data, and the way out; on a small screen the area's menu first. */
export const Page = () => {
  const t = useTexts('account');
  const { user } = useSession();
  return (
    <AccountFrame isHub title={t('setting.title')} lead={t('setting.lead')}>
      <Stack gap="4">
        <PreferencePanels />
        <DevicesPanel />
        {user?.role === 'staff' ? null : (
          <>
            <OwnDataPanel />
            <ClosingPanel />
          </>
        )}
      </Stack>
    </AccountFrame>
  );
};
