import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendActivationMutation } from '@caravan/auth/api';
import { authReasons, type ResetRequest } from '@caravan/auth/contract';
import { Button, Stack, Text, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/auth/contract/schema')).activationForm;

/** For visitors; the answer does not reveal whether the e-mail has an account. */
export const ActivationForm = () => {
  const { t } = useTranslation('auth');
  const [send] = useSendActivationMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm<{ email?: string }, ResetRequest>({ schema, defaultValues: {}, reasons: authReasons });

  const onSubmit = form.submit(async (body) => {
    const result = await send({ body });
    if (!result.error) setSentTo(body.email);
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
        />
        <Button type="submit" size="lg" full busy={form.busy}>
          {t('activationRequest.submit')}
        </Button>
        <div role="status">
          {sentTo ? (
            <Text size="sm" tone="muted">
              {t('activationRequest.sent', { email: sentTo })}
            </Text>
          ) : null}
        </div>
      </Stack>
    </form>
  );
};
