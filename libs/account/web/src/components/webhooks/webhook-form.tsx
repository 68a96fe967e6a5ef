import { useTranslation } from 'react-i18next';
import { useAddWebhookMutation } from '@caravan/account/api/webhooks';
import {
  accountReasons,
  maxWebhookUrl,
  webhookEvents,
  type MadeWebhook,
  type NewWebhook,
} from '@caravan/account/contract';
import { Checkbox, FieldError, Fieldset, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

export interface WebhookFormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onAdded: (made: MadeWebhook) => void;
}

const schema = async () => (await import('@caravan/account/contract/schema')).newWebhook;

/** An address and what it is told. */
export const WebhookForm = ({ id, onBusy, onAdded }: WebhookFormProps) => {
  const { t } = useTranslation('account');
  const [add] = useAddWebhookMutation();
  const form = useContractForm<Partial<NewWebhook>, NewWebhook>({
    schema,
    defaultValues: { events: [...webhookEvents] },
    reasons: accountReasons,
  });
  const onSubmit = form.submit(async (body) => {
    onBusy(true);
    const result = await add({ body });
    onBusy(false);
    if (result.data) onAdded(result.data);
    return result;
  });
  const { error } = form.field('events');
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('url')}
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
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
