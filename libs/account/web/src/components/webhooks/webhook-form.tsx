import { useTranslation } from 'react-i18next';
import { useAddWebhookMutation, useChangeWebhookMutation } from '@caravan/account/api/webhooks';
import {
  accountReasons,
  maxWebhookUrl,
  type MadeWebhook,
  type NewWebhook,
  type Webhook,
} from '@caravan/account/contract';
import { webhookEvents } from '@caravan/kernel';
import { Checkbox, FieldError, Fieldset, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

export interface WebhookFormProps {
  id: string;
  /** The address to change; without it one is added. */
  webhook?: Webhook | undefined;
  onBusy: (busy: boolean) => void;
  onAdded: (made: MadeWebhook) => void;
  onChanged: () => void;
}

const schema = async () => (await import('@caravan/account/contract/schema')).newWebhook;

/** An address and what it is told. */
export const WebhookForm = ({ id, webhook, onBusy, onAdded, onChanged }: WebhookFormProps) => {
  const { t } = useTranslation('account');
  const [add] = useAddWebhookMutation();
  const [change] = useChangeWebhookMutation();
  const form = useContractForm<Partial<NewWebhook>, NewWebhook>({
    schema,
    defaultValues: webhook ? { url: webhook.url, events: webhook.events } : { events: [...webhookEvents] },
    reasons: accountReasons,
  });
  const onSubmit = form.submit(async (body) => {
    onBusy(true);
    if (webhook) {
      const changed = await change({ params: { id: webhook.id }, body });
      onBusy(false);
      if (changed.data) onChanged();
      return changed;
    }
    const added = await add({ body });
    onBusy(false);
    if (added.data) onAdded(added.data);
    return added;
  });
  const { error } = form.field('events');
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('url')}
          label={t('webhooks.url')}
          hint={t(webhook ? 'webhooks.changeHint' : 'webhooks.urlHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={maxWebhookUrl}
          autoComplete="off"
        />
        <Fieldset legend={t('webhooks.events')}>
          <Stack gap="3">
            {webhookEvents.map((event) => (
              <Checkbox key={event} {...form.register('events')} value={event} label={t(`webhooks.event.${event}`)} />
            ))}
            {error ? <FieldError id={`${id}-events`}>{error}</FieldError> : null}
          </Stack>
        </Fieldset>
      </Stack>
    </form>
  );
};
