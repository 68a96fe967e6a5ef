import type { ReactNode } from 'react';
import { Card, Heading, Page, Stack, Text } from '@caravan/ui-kit';

/** The single card of a page in the login layout. */
export const AuthCard = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <Page width="form">
    <Card space="roomy">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text tone="muted">{intro}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  </Page>
);
