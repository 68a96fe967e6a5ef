import type { ReactNode } from 'react';
import { Card, Heading, Row, Stack, Text } from '@caravan/ui-kit';

export interface OutcomeFrameProps {
  drawing: ReactNode;
  title: string;
  /** What happened, and what is next. */
  children: ReactNode;
  /** What the payment is in detail. */
  facts: ReactNode;
  /** What may be done now; the first is the primary one. */
  actions: ReactNode;
}

/** How a payment stands. The title is a live region: it changes by itself, and who cannot see that is told. */
export const OutcomeFrame = ({ drawing, title, children, facts, actions }: OutcomeFrameProps) => (
  <Card space="roomy">
    <Stack gap="6">
      <Stack gap="3" align="center">
        {drawing}
        <div role="status">
          <Heading level={1} size="xl">
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
