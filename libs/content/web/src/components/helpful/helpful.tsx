import { useState } from 'react';
import { rateArticle } from '@caravan/content/contract';
import { Button, Heading, Row, Text } from '@caravan/ui-kit';
import { endpointFor, useTexts } from '@caravan/web-core';

/** Whether the article helped; one answer, which says thank you in its place. */
export const Helpful = ({ id }: { id: number }) => {
  const t = useTexts('content');
  const [rate, { isLoading }] = endpointFor(rateArticle).useMutation();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const say = async (helpful: boolean) => {
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
          <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void say(true)}>
            {t('helpful.yes')}
          </Button>
          <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void say(false)}>
            {t('helpful.no')}
          </Button>
        </Row>
      )}
      <div role="status">{answer ? <Text tone="ink2">{t(`helpful.thanks.${answer}`)}</Text> : null}</div>
    </Row>
  );
};
