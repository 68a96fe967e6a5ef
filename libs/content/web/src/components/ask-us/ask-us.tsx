import { contentPaths } from '@caravan/content/contract';
import { ButtonLink, Card, Grow, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

const contactHref = contentPaths.article.href({ id: contentPaths.contactId, slug: 'contact' });

/** Where to go when no article has the answer. */
export const AskUs = () => {
  const t = useTexts('content');
  return (
    <Card as="aside" tone="subtle">
      <Row gap="6" collapse="sm">
        <Grow>
          <Stack gap="1">
            <Heading level={2} size="md">
              {t('ask.title')}
            </Heading>
            <Text tone="ink2">{t('ask.text')}</Text>
          </Stack>
        </Grow>
        <ButtonLink to={contactHref} variant="secondary" icon="mail">
          {t('ask.action')}
        </ButtonLink>
      </Row>
    </Card>
  );
};
