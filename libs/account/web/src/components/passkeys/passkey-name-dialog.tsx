import { useTranslation } from 'react-i18next';
import { useRenamePasskeyMutation } from '@caravan/auth/api';
import { authReasons, maxPasskeyName, type Passkey, type PasskeyName } from '@caravan/auth/contract';
import { TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

export interface PasskeyNameDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).passkeyName;

/** Asks for another name of a passkey. */
export const PasskeyNameDialog = ({ passkey, onClose }: PasskeyNameDialogProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [rename] = useRenamePasskeyMutation();
  const form = useContractForm<PasskeyName, PasskeyName>({
    schema,
    defaultValues: { name: passkey.name },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const result = await rename({ params: { id: passkey.id }, body });
    if (!result.error) {
      toast.show(t('passkeys.renamed'));
      onClose();
    }
    return result;
  });
  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      onClose={onClose}
      cancel={t('cancel')}
      submit={t('save')}
      busy={form.busy}
      onSubmit={onSubmit}
    >
      <TextField
        {...form.field('name')}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        maxLength={maxPasskeyName}
        autoComplete="off"
      />
    </FormDialog>
  );
};
