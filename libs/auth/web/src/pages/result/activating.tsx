import { authPaths } from '@caravan/auth/contract';
import { Button, Card, Heading, Page, Row, Spinner, Stack, Text } from '@caravan/ui-kit';
import { useNavigate, useTexts } from '@caravan/web-core';
import { useActivation } from './use-activation.ts';

/** On the way from the mail: confirms the e-mail in the browser, so that a program which merely fetches the link uses nothing up. */
export const Activating = ({ token }: { token: string }) => {
  const t = useTexts('auth');
  const navigate = useNavigate();
  // In place of this address: a reload then shows how it went, instead of using the link a second time.
  const { hasFailed, retry } = useActivation(token, (kind) => void navigate(authPaths.result.href({ kind }), { replace: true }));
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
