import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateArticleMutation } from '@caravan/content/api';
import { Button, Heading, Row, Text } from '@caravan/ui-kit';

/** Asks whether the article helped; a thank-you replaces the question. */
export const Helpful = ({ id }: { id: number }) => {
  const { t } = useTranslation('content');
  const [rate, { isLoading }] = useRateArticleMutation();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const submit = async (helpful: boolean) => {
    const { error } = await rate({ params: { id }, body: { helpful } });
    if (!error) setAnswer(helpful ? 'yes' : 'no');
  };
  return (
    <Row as="section" gap="4" wrap aria-labelledby="helpful">
      <Heading level={2} size="sm" id="helpful">
        {t('helpful.question')}
      </Heading>
      {answer ? null : (
        <Row gap="2">
          <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void submit(true)}>
            {t('helpful.yes')}
          </Button>
          <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void submit(false)}>
            {t('helpful.no')}
          </Button>
        </Row>
      )}
      <div role="status">{answer ? <Text tone="ink2">{t(`helpful.thanks.${answer}`)}</Text> : null}</div>
    </Row>
  );
};
