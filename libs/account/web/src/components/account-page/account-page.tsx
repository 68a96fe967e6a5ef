import type { ReactNode } from 'react';
import { Heading, Page as Column, Row, Stack, Text } from '@caravan/ui-kit';

export interface AccountPageProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The main action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its title above its content. */
export const AccountPage = ({ title, lead, action, children }: AccountPageProps) => (
  <Column>
    <Stack gap="6">
      <Stack gap="2">
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
  </Column>
);
