import type { ReactNode } from 'react';
import { Card, Heading, Row, Stack, Text } from '@caravan/ui-kit';

export interface OutcomeLayoutProps {
  drawing: ReactNode;
  title: string;
  /** The outcome and the next step. */
  children: ReactNode;
  /** The details of the payment. */
  facts: ReactNode;
  /** The actions; the first is the primary one. */
  actions: ReactNode;
}

/** The status of a payment. The title is a live region, so that screen readers announce its changes. */
export const OutcomeLayout = ({ drawing, title, children, facts, actions }: OutcomeLayoutProps) => (
  <Card space="roomy">
    <Stack gap="6">
      <Stack gap="3" align="center">
        {drawing}
        <div role="status">
          <Heading level={1} size="xl" align="center">
            {title}
          </Heading>
        </div>
        <Stack gap="2" align="center">
          {children}
        </Stack>
      </Stack>
      <Row gap="3" justify="center" collapse="sm">
        {actions}
      </Row>
      {facts}
    </Stack>
  </Card>
);

/** A sentence of an outcome. */
export const OutcomeText = ({ children }: { children: ReactNode }) => (
  <Text tone="muted" align="center" measure>
    {children}
  </Text>
);
