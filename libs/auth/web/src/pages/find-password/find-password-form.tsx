import { useTranslation } from 'react-i18next';
import { useSendResetMutation } from '@caravan/auth/api';
import { authReasons, type ResetRequest } from '@caravan/auth/contract';
import { Button, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/auth/contract/schema')).resetRequest;

export const FindPasswordForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth');
  const [send] = useSendResetMutation();
  const form = useContractForm<{ email?: string }, ResetRequest>({
    schema,
    defaultValues: {},
    reasons: authReasons,
    draftKey: 'auth.find-password',
  });

  const onSubmit = form.submit(async (body) => {
    const result = await send({ body });
    if (!result.error) onSent(body.email);
    return result;
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="6">
        <TextField
          {...form.field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
        />
        <Button type="submit" size="lg" full busy={form.busy}>
          {t('findPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
};
