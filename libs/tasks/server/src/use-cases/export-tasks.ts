import type { Language } from '@caravan/kernel';
import { amountCell, csvRow, cutPage, textCell } from '@caravan/server-core';
import type { Task, TaskQuery } from '@caravan/tasks/contract';
import { findTasks, positionOf } from '../db/task-list.repo.ts';
import { filterOf } from './list-tasks.ts';
import { presentTasks } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

const heads: Record<Language, readonly string[]> = {
  en: ['Queue', 'Kind', 'Number', 'Title', 'Group', 'Amount (CNY)', 'Opened (UTC)', 'Due (UTC)', 'Held by'],
  zh: ['队列', '类型', '编号', '标题', '分组', '金额（人民币元）', '创建时间（UTC）', '截止时间（UTC）', '处理人'],
};

/** Rows in one read. */
const atOnce = 1_000;

const time = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

const lineOf = ({ queue, kind, ref, title, group, amount_fen, opened_at, due_at, holder }: Task): string =>
  csvRow([
    queue,
    textCell(kind),
    textCell(ref),
    textCell(title),
    textCell(group ?? ''),
    amount_fen === null ? '' : amountCell(amount_fen),
    time(opened_at),
    time(due_at),
    textCell(holder?.name ?? ''),
  ]);

/** All tasks of a filter as CSV, read and returned in chunks. */
export const exportTasks = async function* (
  context: TasksContext,
  worker: Worker,
  query: TaskQuery,
  language: Language,
): AsyncGenerator<string> {
  const filter = filterOf(context, worker, query);
  yield csvRow(heads[language].map(textCell));
  let cursor: string | undefined;
  do {
    const rows = await findTasks(context.db, filter, { cursor, limit: atOnce + 1 });
    const { items, next } = cutPage(rows, atOnce, positionOf(query.sort));
    const tasks = await presentTasks(context, context.db, items);
    yield tasks.map(lineOf).join('');
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};
