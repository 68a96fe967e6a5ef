import { useTranslation } from 'react-i18next';
import { supportPaths } from '@caravan/routes';
import { ButtonLink, Card, Grow, Heading, Row, Stack, Text } from '@caravan/ui-kit';

/** Leads to a conversation with staff, for questions that no article answers. */
export const AskUs = () => {
  const { t } = useTranslation('content');
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
        <ButtonLink to={supportPaths.conversations.href()} variant="secondary" icon="mail">
          {t('ask.action')}
        </ButtonLink>
      </Row>
    </Card>
  );
};
