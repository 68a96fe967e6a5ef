import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '@caravan/account/contract';
import { Heading, Icon, Page as Column, Row, Stack, Text } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import styles from './account-layout.module.css';
import { AccountMenu } from './account-menu.tsx';

export interface AccountLayoutProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The main action, beside the title. */
  action?: ReactNode;
  /** True for the page that also shows the menu on a small screen. */
  isHub?: boolean;
  children: ReactNode;
}

/** The layout of the account area: its menu beside the page; on a small screen a link back to the menu. */
export const AccountLayout = ({ title, lead, action, isHub, children }: AccountLayoutProps) => {
  const { t } = useTranslation('account');
  return (
    <Column>
      <div className={styles.area}>
        <div className={styles.side} data-hub={isHub || undefined}>
          <AccountMenu />
        </div>
        <Stack gap="6">
          <Stack gap="2">
            {isHub ? null : (
              <Link to={accountPaths.setting.href()} className={styles.back}>
                <Icon name="chevron-left" size="sm" />
                {t('menu.back')}
              </Link>
            )}
            <Row justify="between" wrap gap="3">
              <Heading level={1}>{title}</Heading>
              {action}
            </Row>
            {lead ? (
              <Text tone="muted" measure>
                {lead}
              </Text>
            ) : null}
          </Stack>
          {children}
        </Stack>
      </div>
    </Column>
  );
};
