import type { ReactNode } from 'react';
import { Button, Card, Heading, Row, Stack } from '@caravan/ui-kit';

interface PlannedCardProps {
  title: string;
  /** The label of the button that removes it. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of something that begins on a day to come. */
export const PlannedCard = ({ title, removeLabel, onRemove, children }: PlannedCardProps) => (
  <Card as="section" aria-label={title}>
    <Stack gap="3">
      <Row justify="between" wrap>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Button size="sm" variant="ghost" icon="trash" onClick={onRemove}>
          {removeLabel}
        </Button>
      </Row>
      {children}
    </Stack>
  </Card>
);
