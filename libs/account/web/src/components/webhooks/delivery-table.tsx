import { useTranslation } from 'react-i18next';
import { useListWebhookDeliveriesQuery } from '@caravan/account/api/webhooks';
import type { Webhook, WebhookDelivery } from '@caravan/account/contract';
import { Skeleton, StatusBadge, Table, Text, type TableColumn } from '@caravan/ui-kit';
import { LoadFailed, LocalTime } from '@caravan/web-core';

/** How often what waits is looked at again, in milliseconds. */
const every = 3_000;

const tones = { delivered: 'success', waiting: 'warning', given_up: 'danger' } as const;

/** The result of a delivery, in words. */
const useOutcome = (): ((delivery: WebhookDelivery) => string) => {
  const { t } = useTranslation('account');
  return ({ result, status, failure }) => {
    if (result === 'delivered') return t('webhooks.result.delivered', { status });
    const reason = failure ? t(`webhooks.failure.${failure}`) : status ? t('webhooks.answered', { status }) : undefined;
    if (reason === undefined) return t(`webhooks.result.${result}`);
    return result === 'given_up' ? t('webhooks.gaveUp', { reason }) : reason;
  };
};

/** The last deliveries to an address. It reads them again while a new one waits. */
export const DeliveryTable = ({ webhook: { id, url } }: { webhook: Webhook }) => {
  const { t } = useTranslation('account');
  const outcome = useOutcome();
  const query = { params: { id } };
  const { currentData } = useListWebhookDeliveriesQuery(query);
  const isNew = currentData?.items.some(({ result, attempts }) => result === 'waiting' && attempts === 0);
  const { isError, refetch } = useListWebhookDeliveriesQuery(query, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isNew ? every : 0,
    skipPollingIfUnfocused: true,
  });
  if (!currentData)
    return isError ? (
      <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="control" />
    );
  if (!currentData.items.length)
    return (
      <Text size="sm" tone="muted">
        {t('webhooks.noDeliveries')}
      </Text>
    );
  const columns: TableColumn<WebhookDelivery>[] = [
    { key: 'at', header: t('webhooks.at'), cell: ({ at }) => <LocalTime at={at} /> },
    { key: 'what', header: t('webhooks.what'), cell: ({ type }) => t(`webhooks.event.${type}`), rowHeader: true },
    { key: 'number', header: t('webhooks.number'), cell: ({ number }) => number || t('webhooks.none') },
    {
      key: 'outcome',
      header: t('webhooks.outcome'),
      cell: (delivery) => <StatusBadge tone={tones[delivery.result]}>{outcome(delivery)}</StatusBadge>,
    },
    {
      key: 'next',
      header: t('webhooks.next'),
      cell: ({ next_at: nextAt }) => (nextAt ? <LocalTime at={nextAt} /> : t('webhooks.none')),
    },
  ];
  return (
    <Table
      caption={t('webhooks.deliveriesOf', { url })}
      columns={columns}
      rows={currentData.items}
      keyOf={(delivery) => delivery.id}
    />
  );
};
