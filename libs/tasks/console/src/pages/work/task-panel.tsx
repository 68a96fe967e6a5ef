import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import { useStaffMe, type QueueView } from '@caravan/console-core';
import type { Task } from '@caravan/tasks/contract';
import { Button, ButtonLink, DescriptionList, IconButton, Panel, Row, Stack } from '@caravan/ui-kit';
import { baseApi, LocalTime, useAppDispatch, useLanguage } from '@caravan/web-core';
import { isNumber, pageOf } from '../../lib/page-of.ts';
import type { useBulk } from '../../lib/use-bulk.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { TakeOver } from './take-over.tsx';

export interface TaskPanelProps {
  task: Task;
  /** The task has left the queue while it was open here. */
  isGone: boolean;
  view: QueueView | undefined;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  onDone: () => void;
}

/** For finance: the facts of remittances and disputes, whose steps have no page yet. */
const MoneyFacts = ({ queue, title, facts }: Pick<Task, 'queue' | 'title' | 'facts'>) => {
  const { t } = useTranslation('tasks-console');
  const language = useLanguage();
  const { amount, currency, country, provider } = facts;
  const items = [
    { key: 'mtcn', value: queue === 'remit' ? title : null },
    { key: 'sent', value: amount && currency ? `${String(amount)} ${String(currency)}` : null },
    { key: 'from', value: typeof country === 'string' ? countryName(country, language) : null },
    { key: 'provider', value: typeof provider === 'string' ? provider : null },
  ] as const;
  return (
    <DescriptionList
      items={items.flatMap(({ key, value }) => (value ? [{ key, term: t(`panel.facts.${key}`), value }] : []))}
    />
  );
};

/** Reads what the panel shows again whenever the open task changes, leaves the queue, or comes back. */
const useCurrentFacts = ({ task: { version }, isGone, view }: Pick<TaskPanelProps, 'isGone' | 'task' | 'view'>) => {
  const dispatch = useAppDispatch();
  const state = `${version} ${isGone}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (view?.tags) dispatch(baseApi.util.invalidateTags([...view.tags]));
  }, [dispatch, state, view]);
};

/** The open task beside the list: who holds it, until when, and what may be done. */
export const TaskPanel = ({ task, isGone, view, bulk, onClose, onDone }: TaskPanelProps) => {
  const { t } = useTranslation('tasks-console');
  const me = useStaffMe();
  const { holder, due_at: due, held_since: since } = task;
  const page = pageOf(task);
  useCurrentFacts({ task, isGone, view });
  const isOthers = holder !== null && holder.id !== me?.id;
  return (
    <Panel
      title={view?.Title ? <view.Title task={task} /> : task.title}
      aside={<IconButton icon="close" label={t('close')} onClick={onClose} />}
    >
      <Stack gap="4">
        <ChangedNotice task={task} isGone={isGone} />
        <DescriptionList
          items={[
            ...(isNumber(task.ref) && task.ref !== task.title
              ? [{ key: 'ref', term: t('work.number'), value: task.ref }]
              : []),
            { key: 'due', term: t('work.due'), value: <LocalTime at={due} /> },
            { key: 'holder', term: t('work.holder'), value: holder?.name ?? t('work.nobody') },
            ...(since ? [{ key: 'since', term: t('panel.heldSince'), value: <LocalTime at={since} /> }] : []),
          ]}
        />
        <Row gap="2" wrap>
          {holder === null ? (
            <Button size="sm" busy={bulk.busy} onClick={() => void bulk.run({ action: 'claim' }, [task.id])}>
              {t('bulk.claim')}
            </Button>
          ) : null}
          {holder !== null && !isOthers ? (
            <Button
              size="sm"
              variant="secondary"
              busy={bulk.busy}
              onClick={() => void bulk.run({ action: 'release' }, [task.id])}
            >
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
        {view ? <view.Panel key={task.id} task={task} onDone={onDone} /> : <MoneyFacts {...task} />}
      </Stack>
    </Panel>
  );
};
