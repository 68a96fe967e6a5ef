import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListWebhooksQuery } from '@caravan/account/api/webhooks';
import { maxWebhooks } from '@caravan/account/contract';
import { Button, NoticeDialog, Panel, Stack, Text } from '@caravan/ui-kit';
import { lazyPart, LoadFailed } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import type { WebhookDialogProps } from './webhook-dialog.tsx';
import { useWebhookActs, type WebhookActs } from './use-webhook-acts.ts';
import { WebhookItem } from './webhook-item.tsx';

const WebhookDialog = lazyPart<WebhookDialogProps>(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);

/** Asks before an address is deleted or its secret replaced. */
const WebhookQuestion = ({ acts: { asked, keep, confirm } }: { acts: WebhookActs }) => {
  const { t } = useTranslation('account');
  const removes = asked?.act === 'remove';
  return (
    <NoticeDialog
      open={asked !== undefined}
      type="warning"
      danger={removes}
      title={t(removes ? 'webhooks.removeTitle' : 'webhooks.replaceTitle')}
      text={removes ? t('webhooks.removeText', { url: asked.webhook.url }) : t('webhooks.replaceText')}
      confirmLabel={t(removes ? 'webhooks.removeYes' : 'webhooks.replaceYes')}
      cancelLabel={t('cancel')}
      onClose={keep}
      onConfirm={() => asked && void confirm(asked)}
    />
  );
};

/** The addresses of the shopper's programs. */
export const WebhooksPanel = () => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: 5 });
  // Empty for a new address.
  const [dialog, setDialog] = useState<Pick<WebhookDialogProps, 'secret' | 'webhook'>>();
  const acts = useWebhookActs((secret) => setDialog({ secret }));
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={2} />;
  const { items } = data;
  return (
    <Panel title={t('webhooks.title')} text={t('webhooks.text')}>
      {items.length ? (
        <Stack as="ul" gap="3">
          {items.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} acts={acts} onChange={() => setDialog({ webhook })} />
          ))}
        </Stack>
      ) : (
        <Text tone="ink2">{t('webhooks.empty')}</Text>
      )}
      {items.length >= maxWebhooks ? (
        <Text size="sm" tone="ink2">
          {t('webhooks.full', { max: maxWebhooks })}
        </Text>
      ) : (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setDialog({})}>
            {t('webhooks.add')}
          </Button>
        </div>
      )}
      <WebhookQuestion acts={acts} />
      {dialog ? <WebhookDialog {...dialog} onClose={() => setDialog(undefined)} /> : null}
    </Panel>
  );
};
