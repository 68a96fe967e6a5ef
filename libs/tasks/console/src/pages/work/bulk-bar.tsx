import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueView } from '@caravan/console-core';
import type { Queue, Task } from '@caravan/tasks/contract';
import { Banner, Button, Dialog, Row, Stack, Text } from '@caravan/ui-kit';
import type { useBulk } from '../../lib/use-bulk.ts';
import { AssignForm, SnoozeForm } from './bulk-forms.tsx';

export interface BulkBarProps {
  queue: Queue;
  bulk: ReturnType<typeof useBulk>;
  rows: readonly Task[];
  view: QueueView | undefined;
}

/** The steps for the selected tasks, and why some were refused. */
export const BulkBar = ({ queue, bulk, rows, view }: BulkBarProps) => {
  const { t } = useTranslation('tasks-console');
  const { keys, refused, select, run, finish, busy } = bulk;
  const [asking, setAsking] = useState<'assign' | 'snooze'>();
  if (keys.size === 0) return null;
  const ids = [...keys];
  const close = () => setAsking(undefined);
  const chosen = rows.filter(({ id }) => keys.has(id));
  const titleOf = (id: string): string => rows.find((row) => row.id === id)?.title ?? id;
  return (
    <Stack gap="3" as="section" aria-label={t('bulk.label')}>
      <Row gap="2" wrap>
        <Text weight="medium">{t('bulk.chosen', { count: keys.size })}</Text>
        <Button size="sm" busy={busy} onClick={() => void run({ action: 'claim' }, ids)}>
          {t('bulk.claim')}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void run({ action: 'release' }, ids)}>
          {t('bulk.release')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsking('assign')}>
          {t('bulk.assign')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsking('snooze')}>
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
      <Dialog open={asking === 'assign'} onClose={close} title={t('bulk.assign')}>
        <AssignForm queue={queue} run={(change) => run(change, ids)} busy={busy} onDone={close} />
      </Dialog>
      <Dialog open={asking === 'snooze'} onClose={close} title={t('bulk.snooze')}>
        <SnoozeForm run={(change) => run(change, ids)} busy={busy} onDone={close} />
      </Dialog>
    </Stack>
  );
};
