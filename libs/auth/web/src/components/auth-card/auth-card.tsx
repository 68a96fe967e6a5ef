import type { ReactNode } from 'react';
import { afterSentence } from '@caravan/kernel';
import { Card, Heading, Link, Page, Stack, Text } from '@caravan/ui-kit';

export interface AuthCardProps {
  title: string;
  intro: string;
  /** Below the form: a question and a link for shoppers who need another page. */
  instead?: { question: string; to: string; action: string };
  children: ReactNode;
}

/** The single card of a page in the login layout. */
export const AuthCard = ({ title, intro, instead, children }: AuthCardProps) => (
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
        {instead ? (
          <Text size="sm" tone="muted" align="center">
            {instead.question}
            {afterSentence(instead.question)}
            <Link to={instead.to}>{instead.action}</Link>
          </Text>
        ) : null}
      </Stack>
    </Card>
  </Page>
);
