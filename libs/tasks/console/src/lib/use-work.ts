import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts, useUrlFilters } from '@caravan/console-core';
import { useListTasksQuery, useNextTaskMutation } from '@caravan/tasks/api';
import type { Queue, Task } from '@caravan/tasks/contract';
import { useToast } from '@caravan/web-core';
import { useBulk } from './use-bulk.ts';
import { focusRow, usePanelFocus } from './use-panel-focus.ts';
import { workQuery } from './work-query.ts';

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Presses the button that sends the form with the focus, or else the panel's first form. */
const sendForm = (panel: HTMLElement | null): void => {
  const focused = document.activeElement?.closest('form');
  const form = focused && panel?.contains(focused) ? focused : panel?.querySelector('form');
  const buttons = [...(form?.elements ?? [])].filter((part) => part instanceof HTMLButtonElement);
  buttons.find(({ type, disabled }) => type === 'submit' && !disabled)?.click();
};

/** The list of a queue, its open task and its selection, with their keys. */
export const useWork = (queue: Queue, focusFilter: () => void) => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const filters = useUrlFilters();
  const query = workQuery(queue, filters.get);
  const list = useListTasksQuery({ query });
  const page = list.currentData;
  const rows = page?.items;
  const bulk = useBulk();

  const at = filters.get('at');
  const listed = rows?.find(({ ref }) => ref === at);
  const linked = useListTasksQuery(
    { query: { queue, ref: at, state: 'open', sort: 'due', limit: 1 } },
    { skip: !at || !rows || listed !== undefined },
  );
  const found = at ? (listed ?? linked.currentData?.items[0]) : undefined;
  // A task that somebody else finishes stays in view with what was typed, until it is closed.
  const [kept, setKept] = useState<Task>();
  if (found && found !== kept) setKept(found);
  const openTask = found ?? (kept?.ref === at ? kept : undefined);
  const [activeKey, setActiveKey] = useState<string>();
  const active = openTask ?? rows?.find(({ id }) => id === activeKey);
  const enterable = active ?? rows?.[0];

  const focus = usePanelFocus(openTask?.id);
  const show = (task: Task | undefined): void => {
    setActiveKey(task?.id);
    filters.set({ at: task?.ref ?? '', cursor: filters.get('cursor') });
  };
  /** By a key: the focus goes along. */
  const enter = (task: Task): void => {
    focus.ask(task.id);
    show(task);
  };
  const leave = (): void => {
    if (!openTask) return;
    focusRow(openTask.id);
    show(undefined);
    setActiveKey(openTask.id);
  };
  const neighbour = (step: 1 | -1): Task | undefined => {
    const index = rows?.findIndex(({ id }) => id === active?.id) ?? -1;
    return rows?.[index < 0 ? 0 : index + step];
  };
  const move = (step: 1 | -1): void => {
    const next = neighbour(step);
    if (!next) return;
    if (openTask) show(next);
    else setActiveKey(next.id);
  };

  const [takeNext, { isLoading: taking }] = useNextTaskMutation();
  const next = async (): Promise<void> => {
    const { data } = await takeNext({ body: { queue } });
    if (data) enter(data);
    if (data === null) toast.show(t('work.nothingFree'), 'warning');
  };
  const claim = (): void => {
    const ids = bulk.keys.size ? [...bulk.keys] : active ? [active.id] : [];
    if (ids.length) void bulk.run({ action: 'claim' }, ids);
  };

  useShortcuts({
    j: { label: t('keys.down'), run: () => move(1) },
    k: { label: t('keys.up'), run: () => move(-1) },
    x: { label: t('keys.select'), run: () => active && bulk.select(toggled(bulk.keys, active.id)) },
    Enter: { label: t('keys.open'), run: () => enterable && enter(enterable) },
    c: { label: t('keys.claim'), run: claim },
    n: { label: t('keys.next'), run: () => void next() },
    'mod+Enter': { label: t('keys.send'), run: () => sendForm(focus.panel.current) },
    '/': { label: t('keys.filter'), run: focusFilter },
    Escape: { label: t('keys.close'), run: leave },
  });

  return {
    ...{ filters, query, list, page, rows, bulk, openTask, show, next, taking },
    panel: focus.panel,
    isGone: Boolean(at) && linked.isSuccess && !linked.isFetching && !found,
    activeKey: active?.id,
    /** Shows the task after the open one, when that is done. */
    showNext: () => show(neighbour(1)),
  };
};
