import { byStaffLanguage, type Language } from '@caravan/kernel';
import { csvRow, cutPage } from '@caravan/server-core';
import type { Task, TaskQuery } from '@caravan/tasks/contract';
import { findTasks, positionOf } from '../db/task-list.repo.ts';
import type { words as en } from '../export-words/en.ts';
import { filterOf } from './list-tasks.ts';
import { presentTasks } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

const heads = byStaffLanguage(import.meta.glob<typeof en>('../export-words/??.ts', { eager: true, import: 'words' }));

/** Rows in one read. */
const atOnce = 1_000;

const time = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

const headIn = (language: Language): string => {
  const { queue, kind, ref, title, group, amount, opened, due, holder } = heads[language];
  return csvRow([queue, kind, ref, title, group, amount, opened, due, holder]);
};

const lineOf = ({ queue, kind, ref, title, group, amount_fen, opened_at, due_at, holder }: Task): string =>
  csvRow([queue, kind, ref, title, group, { fen: amount_fen }, time(opened_at), time(due_at), holder?.name ?? null]);

/** All tasks of a filter as CSV, read and returned in chunks. */
export const exportTasks = async function* (
  context: TasksContext,
  worker: Worker,
  query: TaskQuery,
  language: Language,
): AsyncGenerator<string> {
  const filter = filterOf(context, worker, query);
  yield headIn(language);
  let cursor: string | undefined;
  do {
    const rows = await findTasks(context.db, filter, { cursor, limit: atOnce + 1 });
    const { items, next } = cutPage(rows, atOnce, positionOf(query.sort));
    const tasks = await presentTasks(context, context.db, items);
    yield tasks.map(lineOf).join('');
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};
