import type { ReactNode } from 'react';
import { Heading, Section, Stack, Text } from '../../src/index.ts';

export interface PartProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A band of the gallery. */
export const Part = ({ id, title, text, children }: PartProps) => (
  <Section id={id} aria-labelledby={`${id}-title`}>
    <Stack gap="8">
      <Stack gap="1">
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {text ? <Text tone="muted">{text}</Text> : null}
      </Stack>
      {children}
    </Stack>
  </Section>
);

/** A few components under one caption. */
export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="3">
    <Text size="sm" tone="muted" weight="medium">
      {title}
    </Text>
    {children}
  </Stack>
);
