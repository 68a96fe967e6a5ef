import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@caravan/auth/contract';
import { useSendActivationMutation } from '@caravan/auth/api';
import { Button, Panel, StatusBadge, Text } from '@caravan/ui-kit';
import { useSingleFlight } from '@caravan/web-core';
import { FactRow } from '../panel/fact-row.tsx';

/** The e-mail address, whether it is verified, and a button that sends a new link if not. */
export const EmailState = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('account');
  const [send, { isLoading, isSuccess }] = useSendActivationMutation();
  const sendAgain = useSingleFlight(() => send({ body: {} }));
  const isVerified = user.email_verified;
  return (
    <Panel title={t('secure.email')} text={t('secure.emailText')}>
      <FactRow
        action={
          isVerified ? undefined : (
            <Button variant="secondary" icon="mail" busy={isLoading} onClick={() => void sendAgain()}>
              {t('secure.resend')}
            </Button>
          )
        }
      >
        <Text weight="medium">{user.email}</Text>
        <StatusBadge tone={isVerified ? 'success' : 'warning'} icon={isVerified ? 'check' : 'warning'}>
          {t(isVerified ? 'secure.verified' : 'secure.unverified')}
        </StatusBadge>
      </FactRow>
      <div role="status">
        {isSuccess && !isVerified ? (
          <Text size="sm" tone="muted">
            {t('secure.sent', { email: user.email })}
          </Text>
        ) : null}
      </div>
    </Panel>
  );
};
