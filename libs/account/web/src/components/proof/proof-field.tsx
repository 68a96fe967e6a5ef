import { useTranslation } from 'react-i18next';
import { useSendLoginCodeMutation, useSession } from '@caravan/auth/api';
import type { OwnProof } from '@caravan/auth/contract';
import { Button, PasswordField, Stack, Text, TextField } from '@caravan/ui-kit';
import { useSingleFlight } from '@caravan/web-core';
import type { ContractForm, FieldValues } from '@caravan/web-core/forms';

type Field = ReturnType<ContractForm<FieldValues, unknown>['field']>;

export interface ProofFieldProps {
  /** Of the form, which has both. */
  field: (name: keyof OwnProof) => Field;
  passwordLabel: string;
}

/** The owner proves once more to be it: by the password or, where there is none, by a code from an e-mail. */
export const ProofField = ({ field, passwordLabel }: ProofFieldProps) => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const [send, { isLoading, isSuccess }] = useSendLoginCodeMutation();
  const email = user?.email ?? '';
  const sendCode = useSingleFlight(() => send({ body: { email } }));
  if (user?.has_password !== false) {
    return <PasswordField {...field('password')} label={passwordLabel} autoComplete="current-password" />;
  }
  return (
    <Stack gap="2">
      <TextField
        {...field('code')}
        label={t('proof.code')}
        hint={t('proof.hint', { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
      />
      <div>
        <Button size="sm" variant="secondary" icon="mail" busy={isLoading} onClick={() => void sendCode()}>
          {t('proof.send')}
        </Button>
      </div>
      <div role="status">
        {isSuccess ? (
          <Text size="sm" tone="muted">
            {t('proof.sent')}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
};
