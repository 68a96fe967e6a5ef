import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '@caravan/account/contract';
import { Badge, Button, Card, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { DeliveryTable } from './delivery-table.tsx';
import type { WebhookActs } from './use-webhook-acts.ts';

const WebhookState = ({ webhook: { off, failing_since: failingSince } }: { webhook: Webhook }) => {
  const { t } = useTranslation('account');
  if (off) return <StatusBadge tone={off === 'shopper' ? 'neutral' : 'danger'}>{t(`webhooks.off.${off}`)}</StatusBadge>;
  return failingSince ? (
    <StatusBadge tone="warning">
      <LocalTime at={failingSince} text={(at) => t('webhooks.failing', { at })} />
    </StatusBadge>
  ) : (
    <StatusBadge tone="success">{t('webhooks.on')}</StatusBadge>
  );
};

interface WebhookItemProps {
  webhook: Webhook;
  acts: WebhookActs;
  onChange: () => void;
}

const WebhookButtons = ({ webhook, acts, onChange }: WebhookItemProps) => {
  const { t } = useTranslation('account');
  const { url, off } = webhook;
  return (
    <Row gap="2" wrap>
      {off ? null : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('webhooks.testOf', { url })}
          onClick={() => void acts.test(webhook)}
        >
          {t('webhooks.test')}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={t('webhooks.changeOf', { url })} onClick={onChange}>
        {t('webhooks.change')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(off ? 'webhooks.switchOnOf' : 'webhooks.switchOffOf', { url })}
        onClick={() => void acts.turn(webhook, off !== null)}
      >
        {t(off ? 'webhooks.switchOn' : 'webhooks.switchOff')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('webhooks.replaceOf', { url })}
        onClick={() => acts.ask('replace', webhook)}
      >
        {t('webhooks.replace')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="trash"
        aria-label={t('webhooks.removeOf', { url })}
        onClick={() => acts.ask('remove', webhook)}
      >
        {t('webhooks.remove')}
      </Button>
    </Row>
  );
};

/** An address, its state, and what can be done with it. */
export const WebhookItem = ({ webhook, acts, onChange }: WebhookItemProps) => {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const { url, events, old_secret_until: oldUntil } = webhook;
  return (
    <Card as="li">
      <Stack gap="3">
        <Row gap="2" wrap justify="between">
          <Text weight="medium">{url}</Text>
          <WebhookState webhook={webhook} />
        </Row>
        <Row gap="2" wrap>
          <Text as="span" size="sm">
            {t('webhooks.tells')}
          </Text>
          {events.map((event) => (
            <Badge key={event}>{t(`webhooks.event.${event}`)}</Badge>
          ))}
        </Row>
        {oldUntil ? (
          <Text size="sm" tone="muted">
            <LocalTime at={oldUntil} text={(at) => t('webhooks.oldSecret', { at })} />
          </Text>
        ) : null}
        <WebhookButtons webhook={webhook} acts={acts} onChange={onChange} />
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={open ? 'chevron-up' : 'chevron-down'}
            aria-expanded={open}
            aria-label={t('webhooks.deliveriesOf', { url })}
            onClick={() => setOpen(!open)}
          >
            {t('webhooks.deliveries')}
          </Button>
        </div>
        {open ? <DeliveryTable webhook={webhook} /> : null}
      </Stack>
    </Card>
  );
};
