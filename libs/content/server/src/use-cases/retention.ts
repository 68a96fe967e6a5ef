import {
  retentionKinds,
  type Retention,
  type RetentionDue,
  type RetentionDueQuery,
  type RetentionKind,
  type RetentionPeriods,
} from '@caravan/content/contract';
import type { Retained } from '@caravan/content/port';
import { day } from '@caravan/kernel';
import {
  defineCounter,
  defineJob,
  RetryLater,
  type Core,
  type Database,
  type JobRun,
  type Tx,
} from '@caravan/server-core';
import { lockArticles } from '../db/article-version.repo.ts';
import { findSetting, writeSetting } from '../db/setting.repo.ts';
import { periodsOf } from '../domain/retention-list.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext } from './content-context.ts';
import { keepArticleVersions } from './keep-article-versions.ts';
import { notWritten } from './not-written.ts';

/** How long rows are kept, not from memory. */
export const readRetention = async (db: Database): Promise<Retention> => {
  const set = await findSetting(db, 'retention');
  return {
    periods: periodsOf(set),
    edited_at: set?.editedAt.toISOString() ?? null,
    version: set?.version ?? 0,
  };
};

const startOf = (days: number, now: Date): Date => new Date(now.getTime() - days * day);

/** The rows that the next run would delete with these periods. */
export const countDue = async (
  { clock, retained }: Pick<ContentContext, 'clock' | 'retained'>,
  query: RetentionDueQuery,
): Promise<RetentionDue> => {
  const due: RetentionDue = {};
  for (const kind of retentionKinds) {
    const days = query[kind];
    if (days !== undefined) due[kind] = await retained()[kind].count(startOf(days, clock()));
  }
  return due;
};

export interface ChangeRetention {
  periods: RetentionPeriods;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction, with the periods before. */
  audit: (tx: Tx, before: RetentionPeriods) => Promise<void>;
}

/** Sets the periods. Articles that state them change at the same moment. */
export const changeRetention = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { periods, expected, audit }: ChangeRetention,
): Promise<Retention> => {
  await transaction(async (tx) => {
    await lockArticles(tx);
    const before = await findSetting(tx, 'retention');
    if (!(await writeSetting(tx, 'retention', periods, { now: clock(), expected }))) {
      const now = await findSetting(tx, 'retention');
      throw await notWritten(context, tx, { kind: 'retention', ref: 'periods' }, now?.version);
    }
    await audit(tx, periodsOf(before));
    await keepArticleVersions(tx, [], clock());
    await caches.changed(tx, topics.articles);
  });
  return readRetention(context.db);
};

/** Rows that were deleted because of their age, for `/metrics`. */
export const deletionCounter = () =>
  defineCounter({
    name: 'caravan_retention_deleted_total',
    help: 'Rows that this process deleted at the end of their period',
    labels: { kind: retentionKinds },
  });

/** An hour's rows at a time: what is left then is deleted by the retry. */
export const retentionJob = defineJob()({
  name: 'content.retention',
  cron: '41 2 * * *',
  retryDelay: 60,
  expires: 3_600,
});

export interface RetentionRun extends Pick<Core, 'db' | 'clock' | 'log'> {
  retained: () => Retained;
  deletions: ReturnType<typeof deletionCounter>;
}

/**
 * Deletes what is older than its period, kind by kind and batch by batch. A kind that fails does not stop the others. A
 * stop of the server or the end of the run's time ends it after a batch, and the retry goes on.
 */
export const deleteOldRows = async (
  { db, clock, log, retained, deletions }: RetentionRun,
  { signal, stopping }: Pick<JobRun, 'signal' | 'stopping'>,
): Promise<void> => {
  const deleted: Partial<Record<RetentionKind, number>> = {};
  const failures: unknown[] = [];
  const isOver = (): boolean => signal.aborted || stopping.aborted;
  try {
    for (const kind of retentionKinds) {
      // Read again for each kind, because a run may take long and an owner may keep rows for longer meanwhile.
      const { periods } = await readRetention(db);
      try {
        for await (const rows of retained()[kind].delete(startOf(periods[kind], clock()))) {
          if (rows) deletions.add({ kind }, rows);
          if (rows) deleted[kind] = (deleted[kind] ?? 0) + rows;
          if (isOver()) break;
        }
      } catch (error) {
        failures.push(error);
      }
      if (isOver()) throw new RetryLater('the deletion of old rows goes on later');
    }
  } finally {
    log.info({ deleted }, 'rows were deleted at the end of their period');
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} kinds of old rows could not be deleted`);
};
