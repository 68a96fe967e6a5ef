import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { Card, Heading, Page, Stack, Text } from '@caravan/ui-kit';

/** Focuses an element when it appears. */
const useFocusOnMount = <E extends HTMLElement>(wanted: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
};

export interface OutcomeCardProps {
  drawing: ReactNode;
  title: string;
  /** Says the outcome and the next step. */
  text: ReactNode;
  /** True if the card replaces a form: the focus moves to its heading, so that screen readers announce it. */
  takesFocus?: boolean;
  /** The actions; one of them primary. */
  children?: ReactNode;
}

/** A page of the login layout that shows an outcome. */
export const OutcomeCard = ({ drawing, title, text, takesFocus = false, children }: OutcomeCardProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Page width="form">
      <Card space="roomy">
        <Stack gap="6">
          <Stack gap="3" align="center">
            {drawing}
            <Heading level={1} size="xl" align="center" ref={heading} tabIndex={-1}>
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
