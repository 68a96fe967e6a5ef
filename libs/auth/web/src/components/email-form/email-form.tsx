import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { authReasons, type ResetRequest } from '@caravan/auth/contract';
import { Button, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm, type ContractFormOptions, type SubmitResult } from '@caravan/web-core/forms';

interface EmailValues {
  email?: string;
}

export interface EmailFormProps extends Pick<ContractFormOptions<EmailValues, ResetRequest>, 'schema' | 'draftKey'> {
  /** Asks for the mail. */
  send: (request: { body: ResetRequest }) => Promise<SubmitResult>;
  submitText: string;
  onSent: (email: string) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** Asks for an e-mail, to send a link there. */
export const EmailForm = ({ send, submitText, onSent, children, ...options }: EmailFormProps) => {
  const { t } = useTranslation('auth');
  const form = useContractForm<EmailValues, ResetRequest>({ ...options, defaultValues: {}, reasons: authReasons });

  const onSubmit = form.submit(async (body) => {
    const result = await send({ body });
    if (!result?.error) onSent(body.email);
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
          {submitText}
        </Button>
        {children}
      </Stack>
    </form>
  );
};
