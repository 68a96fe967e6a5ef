import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/routes';
import { Button, Card, Heading, Page, Row, Spinner, Stack, Text } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import { useActivation } from './use-activation.ts';

/**
 * Opened from the mail: confirms the e-mail in the browser, so that a program that merely fetches the link does not use
 * it up.
 */
export const Activating = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  // Replaces this address: a reload then shows the outcome instead of using the link again.
  const { hasFailed, retry } = useActivation(
    token,
    (kind) => void navigate(authPaths.result.href({ kind }), { replace: true }),
  );
  return (
    <Page width="form">
      <Card space="roomy">
        <Stack gap="4">
          <Row gap="3">
            {hasFailed ? null : <Spinner />}
            <Heading level={1} size="xl">
              {t('result.activate.title')}
            </Heading>
          </Row>
          <div role="status">
            <Text tone="muted">{t(hasFailed ? 'result.activate.failed' : 'result.activate.text')}</Text>
          </div>
          {hasFailed ? (
            <Button size="lg" full onClick={retry}>
              {t('tryAgain')}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </Page>
  );
};
