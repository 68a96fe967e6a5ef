import { useTranslation } from 'react-i18next';
import { useStaffMe, type QueueView } from '@caravan/console-core';
import type { Task } from '@caravan/tasks/contract';
import { Button, ButtonLink, DescriptionList, IconButton, Panel, Row, Stack } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { pageOf } from '../../lib/page-of.ts';
import type { useBulk } from '../../lib/use-bulk.ts';
import { TakeOver } from './take-over.tsx';

export interface TaskPanelProps {
  task: Task;
  view: QueueView | undefined;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  onDone: () => void;
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** The facts of a task in a queue to which no feature adds a panel. */
const PlainFacts = ({ facts }: Pick<Task, 'facts'>) => (
  <DescriptionList
    items={Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => ({ key, term: key, value: shown(value) }))}
  />
);

/** The open task beside the list: who holds it, until when, and what may be done. */
export const TaskPanel = ({ task, view, bulk, onClose, onDone }: TaskPanelProps) => {
  const { t } = useTranslation('tasks-console');
  const me = useStaffMe();
  const { holder, due_at: due, held_since: since } = task;
  const page = pageOf(task);
  const isOthers = holder !== null && holder.id !== me?.id;
  return (
    <Panel title={task.title} aside={<IconButton icon="close" label={t('close')} onClick={onClose} />}>
      <Stack gap="4">
        <DescriptionList
          items={[
            { key: 'ref', term: t('work.number'), value: task.ref },
            { key: 'due', term: t('work.due'), value: <LocalTime at={due} /> },
            { key: 'holder', term: t('work.holder'), value: holder?.name ?? t('work.nobody') },
            ...(since ? [{ key: 'since', term: t('panel.heldSince'), value: <LocalTime at={since} /> }] : []),
          ]}
        />
        <Row gap="2" wrap>
          {holder === null ? (
            <Button size="sm" busy={bulk.busy} onClick={() => void bulk.run('claim', [task.id])}>
              {t('bulk.claim')}
            </Button>
          ) : null}
          {holder !== null && !isOthers ? (
            <Button size="sm" variant="secondary" busy={bulk.busy} onClick={() => void bulk.run('release', [task.id])}>
              {t('bulk.release')}
            </Button>
          ) : null}
          {isOthers ? <TakeOver key={task.id} task={task} holder={holder.name} /> : null}
          {page ? (
            <ButtonLink size="sm" variant="ghost" to={page} iconAfter="arrow-right">
              {t('panel.open')}
            </ButtonLink>
          ) : null}
        </Row>
        {view ? <view.Panel key={task.id} task={task} onDone={onDone} /> : <PlainFacts facts={task.facts} />}
      </Stack>
    </Panel>
  );
};
