import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey, useAddPasskeyMutation, useBeginPasskeyMutation, type PasskeyFailure } from '@caravan/auth/api';
import { authReasons, maxPasskeyName, type PasskeyCreation, type PasskeyForm } from '@caravan/auth/contract';
import { deviceName } from '@caravan/kernel';
import { Banner, Stack, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { FormDialog, useContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { ProofField } from '../proof/proof-field.tsx';

const schema = async () => (await import('@caravan/auth/contract/schema')).passkeyForm;

/** Names a passkey, verifies the owner once more, and has the browser make it. */
export const PasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failure, setFailure] = useState<PasskeyFailure>();
  /** Kept if the browser's dialog is left, so that the owner need not be verified again. */
  const begun = useRef<PasskeyCreation>(undefined);
  const form = useContractForm<Partial<PasskeyForm>, PasskeyForm>({
    schema,
    defaultValues: { name: deviceName(navigator.userAgent) ?? '' },
    reasons: authReasons,
  });

  const onSubmit = form.submit(async ({ name, ...proof }): Promise<SubmitResult> => {
    setFailure(undefined);
    const start = begun.current ? { data: begun.current } : await begin({ body: proof });
    if (!start.data) return start;
    begun.current = start.data;
    const made = await makePasskey(start.data);
    if (made.failure !== undefined) {
      setFailure(made.failure);
      return undefined;
    }
    begun.current = undefined;
    const result = await add({ body: { name, credential: made.credential } });
    if (!result.error) {
      toast.show(t('passkeys.added'));
      onClose();
    }
    return result;
  });

  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      closesBeside={false}
      onClose={onClose}
      cancel={t('cancel')}
      submit={t('passkeys.next')}
      busy={form.busy}
      onSubmit={onSubmit}
    >
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={maxPasskeyName}
          autoComplete="off"
        />
        <ProofField field={form.field} passwordLabel={t('passkeys.password')} />
        <div role="status">{failure ? <Banner tone="warning">{t(`passkeys.${failure}`)}</Banner> : null}</div>
      </Stack>
    </FormDialog>
  );
};
