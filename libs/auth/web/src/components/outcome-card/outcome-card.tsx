import type { ReactNode } from 'react';
import { Card, Heading, Page, Stack, Text } from '@caravan/ui-kit';
import { useFocusOnMount } from './use-focus-on-mount.ts';

export interface OutcomeCardProps {
  drawing: ReactNode;
  title: string;
  /** What happened, and what is next. */
  text: ReactNode;
  /** True where it takes the place of a form: who cannot see the change is led to it. */
  takesFocus?: boolean;
  /** What may be done now; one primary action. */
  children?: ReactNode;
}

/** A page of the login layout that tells how something went. */
export const OutcomeCard = ({ drawing, title, text, takesFocus = false, children }: OutcomeCardProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Page width="form">
      <Card space="roomy">
        <Stack gap="6">
          <Stack gap="3" align="center">
            {drawing}
            <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="muted" align="center">
              {text}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Card>
    </Page>
  );
};
