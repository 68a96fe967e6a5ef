import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@caravan/ui-kit';
import { ShownSecret } from '../programs/shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhookDialogProps {
  /** A secret that was just replaced; without it the dialog adds an address first. */
  secret?: string | undefined;
  onClose: () => void;
}

/** Adds an address, and shows its secret once. */
export const WebhookDialog = ({ secret: replaced, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation('account');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState(replaced);
  return (
    <Dialog
      open
      title={secret ? t('webhooks.ready') : t('webhooks.new')}
      closeLabel={t('close')}
      closesBeside={false}
      onClose={onClose}
      footer={
        secret ? (
          <Button onClick={onClose}>{t('webhooks.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t('webhooks.add')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ShownSecret
          value={secret}
          label={t('webhooks.secret')}
          notice={t('webhooks.once')}
          copy={t('webhooks.copy')}
          copied={t('webhooks.copied')}
          failed={t('webhooks.copyFailed')}
        />
      ) : (
        <WebhookForm id={formId} onBusy={setBusy} onAdded={(made) => setSecret(made.secret)} />
      )}
    </Dialog>
  );
};
