import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendActivationMutation } from '@caravan/auth/api';
import { Text } from '@caravan/ui-kit';
import { EmailForm } from '../email-form/email-form.tsx';

const schema = async () => (await import('@caravan/auth/contract/schema')).activationForm;

/** For visitors; the answer does not reveal whether the e-mail has an account. */
export const ActivationForm = () => {
  const { t } = useTranslation('auth');
  const [send] = useSendActivationMutation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EmailForm schema={schema} send={send} submitText={t('activationRequest.submit')} onSent={setSentTo}>
      <div role="status">
        {sentTo ? (
          <Text size="sm" tone="muted">
            {t('activationRequest.sent', { email: sentTo })}
          </Text>
        ) : null}
      </div>
    </EmailForm>
  );
};
