import { useGetMeQuery } from '@caravan/auth/api/staff';
import { OutboxElsewhere, OutboxProvider, StaffMeContext } from '@caravan/console-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, SkipLink } from '@caravan/ui-kit';
import type { LayoutProps } from '@caravan/web-core';
import { Brand } from '../components/brand/brand.tsx';
import { AskApproval } from '../components/ask-approval/ask-approval.tsx';
import { ConfirmCode } from '../components/confirm-code/confirm-code.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { Navigation } from '../components/navigation/navigation.tsx';
import { RoleGate } from '../components/role-gate/role-gate.tsx';
import { ShortcutList } from '../components/shortcut-list/shortcut-list.tsx';
import { TopBar } from '../components/top-bar/top-bar.tsx';
import styles from './layout.module.css';

/** Navigation at the side, or in a drawer on a narrow window; a bar with search and account above the page. */
export const DefaultLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation('app-layout-console');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const { data: me } = useGetMeQuery();
  return (
    <StaffMeContext value={me}>
      <div className={styles.layout}>
        <SkipLink targetId="content">{t('skipToContent')}</SkipLink>
        <div className={styles.side}>
          <Brand />
          <Navigation />
        </div>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <OutboxProvider>
            <OutboxElsewhere />
            <RoleGate>{children}</RoleGate>
          </OutboxProvider>
        </main>
        <Drawer
          open={isMenuOpen}
          onClose={closeMenu}
          label={t('navigation.label')}
          closeLabel={t('navigation.close')}
          head={<Brand />}
        >
          <Navigation onChosen={closeMenu} />
        </Drawer>
        <Feedback />
        <ConfirmCode />
        <AskApproval />
        <ShortcutList />
      </div>
    </StaffMeContext>
  );
};
