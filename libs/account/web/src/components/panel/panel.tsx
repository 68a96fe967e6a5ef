import { useId, type ReactNode } from 'react';
import { Card, Heading, Stack, Text } from '@caravan/ui-kit';

export interface PanelProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One subject of a page, named. */
export const Panel = ({ title, text, children }: PanelProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {text ? (
            <Text size="sm" tone="muted" measure>
              {text}
            </Text>
          ) : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
};
