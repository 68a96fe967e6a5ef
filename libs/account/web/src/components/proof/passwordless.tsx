import { useTranslation } from 'react-i18next';
import { useSendResetMutation } from '@caravan/auth/api';
import { Button, Card, Stack, Text } from '@caravan/ui-kit';
import { useSingleFlight } from '@caravan/web-core';

/** For an account without a password: the link of a forgotten one sets the first. */
export const Passwordless = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const [send, { isLoading, isSuccess }] = useSendResetMutation();
  const sendLink = useSingleFlight(() => send({ body: { email } }));
  return (
    <Card>
      <Stack gap="4">
        <Text tone="ink2" measure>
          {t('passwordless.text')}
        </Text>
        <div>
          <Button icon="mail" busy={isLoading} onClick={() => void sendLink()}>
            {t('passwordless.send')}
          </Button>
        </div>
        <div role="status">
          {isSuccess ? (
            <Text size="sm" tone="muted">
              {t('passwordless.sent', { email })}
            </Text>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
};
