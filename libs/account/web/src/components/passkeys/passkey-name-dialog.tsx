import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenamePasskeyMutation } from '@caravan/auth/api';
import { authReasons, maxPasskeyName, type Passkey, type PasskeyName } from '@caravan/auth/contract';
import { Button, Dialog, TextField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export interface PasskeyNameDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).passkeyName;

/** Asks for another name of a passkey. */
export const PasskeyNameDialog = ({ passkey, onClose }: PasskeyNameDialogProps) => {
  const { t } = useTranslation('account');
  const formId = useId();
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
    <Dialog
      open
      title={t('passkeys.renameTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit}>
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={maxPasskeyName}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
};
