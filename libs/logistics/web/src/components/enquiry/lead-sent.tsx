import { useEffect, useRef } from 'react';
import { Button, Heading, PostmarkDrawing, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface LeadSentProps {
  /** Where the answer goes. */
  email: string;
  onAgain: () => void;
}

/** In place of the form once it has arrived; it takes the focus, which stood in what is gone. */
export const LeadSent = ({ email, onAgain }: LeadSentProps) => {
  const t = useTexts('logistics');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start">
      <PostmarkDrawing size="sm" />
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t('enquiry.sentTitle')}
      </Heading>
      <Text tone="ink2">{t('enquiry.sentText', { email })}</Text>
      <Button variant="secondary" onClick={onAgain}>
        {t('enquiry.another')}
      </Button>
    </Stack>
  );
};
