import type { ReactNode } from 'react';
import { accountPaths } from '@caravan/account/contract';
import { Heading, Icon, Page as Column, Row, Stack, Text } from '@caravan/ui-kit';
import { Link, useTexts } from '@caravan/web-core';
import styles from './account-frame.module.css';
import { AccountMenu } from './account-menu.tsx';

export interface AccountFrameProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Beside the title: the one thing to do. */
  action?: ReactNode;
  /** On a small screen one page of the area is its menu. */
  isHub?: boolean;
  children: ReactNode;
}

/** The account area: its menu beside the page, on a small screen a way back to it. */
export const AccountFrame = ({ title, lead, action, isHub, children }: AccountFrameProps) => {
  const t = useTexts('account');
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
