import { useTranslation } from 'react-i18next';
import { useListTasksQuery } from '@caravan/tasks/api';
import { Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** The open work about an order, and who does it. */
export const OrderTasks = ({ number }: { number: string }) => {
  const { t } = useTranslation(['cart-orders-console', 'console-core']);
  const { data } = useListTasksQuery({ query: { ref: number, state: 'open', sort: 'due', limit: 20 } });
  if (!data) return null;
  if (!data.items.length) return <Text tone="muted">{t('tasks.none')}</Text>;
  return (
    <Stack gap="2">
      {data.items.map(({ id, queue, holder, due_at: dueAt }) => (
        <Row key={id} gap="3" wrap>
          <StatusBadge tone={holder ? 'brand' : 'neutral'}>{t(`queues.${queue}`, { ns: 'console-core' })}</StatusBadge>
          <Text>{holder ? t('tasks.held', { name: holder.name }) : t('tasks.free')}</Text>
          <Text size="sm" tone="muted">
            <LocalTime at={dueAt} text={(until) => t('tasks.due', { until })} />
          </Text>
        </Row>
      ))}
    </Stack>
  );
};
