import { type ReactNode, useId } from 'react';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';
import { Grow, Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface PanelProps {
  title: ReactNode;
  /** The purpose of the panel. */
  text?: ReactNode;
  /** At the end of the title's line: a number, a button. */
  aside?: ReactNode;
  gap?: '3' | '4';
  id?: string;
  children: ReactNode;
}

/** A subject of a page, labelled by its heading. */
export const Panel = ({ title, text, aside, gap = '4', id, children }: PanelProps) => {
  const titleId = useId();
  const heading = (
    <Heading level={2} size="md" id={titleId}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" id={id} aria-labelledby={titleId}>
      <Stack gap={gap}>
        {aside ? (
          <Row gap="3" align="baseline" justify="between" wrap>
            <Grow least="160">{heading}</Grow>
            {aside}
          </Row>
        ) : (
          <Stack gap="1">
            {heading}
            {text ? (
              <Text size="sm" tone="muted" measure>
                {text}
              </Text>
            ) : null}
          </Stack>
        )}
        {children}
      </Stack>
    </Card>
  );
};
