import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '@caravan/account/contract';
import { Button, Dialog } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { ShownSecret } from '../programs/shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhookDialogProps {
  /** A secret that was just replaced; without it the dialog adds or changes an address first. */
  secret?: string | undefined;
  /** The address to change. */
  webhook?: Webhook | undefined;
  onClose: () => void;
}

/** Adds an address and shows its secret once, or changes one, whose secret stays. */
export const WebhookDialog = ({ secret: replaced, webhook, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState(replaced);
  const changed = () => {
    toast.show(t('webhooks.changed'));
    onClose();
  };
  const title = t(webhook ? 'webhooks.changeTitle' : 'webhooks.new');
  return (
    <Dialog
      open
      title={secret ? t('webhooks.ready') : title}
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
              {t(webhook ? 'webhooks.save' : 'webhooks.add')}
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
        />
      ) : (
        <WebhookForm
          id={formId}
          webhook={webhook}
          onBusy={setBusy}
          onAdded={(made) => setSecret(made.secret)}
          onChanged={changed}
        />
      )}
    </Dialog>
  );
};
