import { useTranslation } from 'react-i18next';
import type { QueueView } from '@caravan/console-core';
import type { Task } from '@caravan/tasks/contract';
import { Banner, Button, Row, Stack, Text } from '@caravan/ui-kit';
import type { useBulk } from '../../lib/use-bulk.ts';

export interface BulkBarProps {
  bulk: ReturnType<typeof useBulk>;
  rows: readonly Task[];
  view: QueueView | undefined;
}

/** What may be done with the selected tasks, and why some were refused. */
export const BulkBar = ({ bulk, rows, view }: BulkBarProps) => {
  const { t } = useTranslation('tasks-console');
  const { keys, refused, select, run, finish, busy } = bulk;
  if (keys.size === 0) return null;
  const chosen = rows.filter(({ id }) => keys.has(id));
  const titleOf = (id: string): string => rows.find((row) => row.id === id)?.title ?? id;
  return (
    <Stack gap="3" as="section" aria-label={t('bulk.label')}>
      <Row gap="2" wrap>
        <Text weight="medium">{t('bulk.chosen', { count: keys.size })}</Text>
        <Button size="sm" busy={busy} onClick={() => void run('claim', [...keys])}>
          {t('bulk.claim')}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void run('release', [...keys])}>
          {t('bulk.release')}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void run('snooze', [...keys])}>
          {t('bulk.snooze')}
        </Button>
        {(view?.bulk ?? []).map(({ key, Button: Action }) => (
          <Action key={key} tasks={chosen} onResult={finish} />
        ))}
        <Button size="sm" variant="ghost" onClick={() => select(new Set())}>
          {t('bulk.clear')}
        </Button>
      </Row>
      {refused.length ? (
        <Banner tone="warning" title={t('bulk.refused')} live="status">
          {refused.map(({ id, message }) => (
            <Text key={id} size="sm">
              {titleOf(id)}: {message}
            </Text>
          ))}
        </Banner>
      ) : null}
    </Stack>
  );
};
