import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Heading, PostmarkDrawing, Stack, Text } from '@caravan/ui-kit';

export interface LeadSentProps {
  /** The e-mail address that receives the answer. */
  email: string;
  onAgain: () => void;
}

/** Replaces the form after it is sent, and takes the focus, which was in the form. */
export const LeadSent = ({ email, onAgain }: LeadSentProps) => {
  const { t } = useTranslation('logistics');
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
