import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { startCore } from '../core.ts';
import { joinDatabase } from '../database/postgres.ts';
import type { Database } from '../database/transactions/tx.ts';
import type { Compose, FeatureServer } from '../feature.ts';
import { auditOf, storedAudit, type AuditProgress } from './audit-run.ts';
import { forgetProgress, recordBookAudit, saveProgress, unfinishedAudit } from './book-audit.repo.ts';
import { refuseEmptyDatabase, refuseUnrestored } from './refuse-unrestored.ts';

export interface ReconcileOptions {
  config: Config;
  log: FastifyBaseLogger;
  migrationsFolder: string;
  compose: Compose;
  notice: (line: string) => void;
  /** Goes on where an interrupted audit stopped. False by default. */
  resume?: boolean;
}

export interface BookAudit {
  audited: string[];
  /** Lines `feature: fault`. Empty without faults. */
  faults: string[];
}

const auditedBy = (features: readonly FeatureServer[]) => features.filter(({ audit }) => audit);

/** Runs the audits with progress. Returns what each feature found, and the parts with faults. */
const auditAll = async (
  db: Database,
  features: readonly FeatureServer[],
  { resume, report }: { resume: boolean; report: (line: string) => void },
): Promise<{ faults: string[]; parts: Set<string> }> => {
  if (!resume) await forgetProgress(db);
  const before = await unfinishedAudit(db);
  if (resume) report(before.length ? 'The interrupted audit goes on.' : 'No audit was interrupted: it begins anew.');
  const faults: string[][] = [];
  for (const { name, audit } of auditedBy(features)) {
    const save = (progress: AuditProgress) => saveProgress(db, progress);
    const found = await audit?.(storedAudit({ feature: name, before, save, report }));
    faults.push((found ?? []).map((fault) => `${name}: ${fault}`));
  }
  const done = await unfinishedAudit(db);
  return {
    faults: faults.flat(),
    parts: new Set(done.flatMap(({ feature, part, faults: own }) => (own.length ? `${feature} ${part}` : []))),
  };
};

/** A second look at these parts tells lasting faults from rows that were being written. */
const faultsOf = async (features: readonly FeatureServer[], parts: ReadonlySet<string>): Promise<Set<string>> => {
  const faults = new Set<string>();
  for (const { name, audit } of auditedBy(features))
    for (const fault of (await audit?.(auditOf(parts, name))) ?? []) faults.add(`${name}: ${fault}`);
  return faults;
};

/** Milliseconds after which running steps, which can look like faults, are complete. */
const settled = 1_000;

/**
 * Runs the audit of every feature on the configured database, with or without a running server. Refuses a database
 * without data, which a failed restore leaves. The result is stored for monitoring.
 */
export const reconcile = async ({
  config,
  log,
  migrationsFolder,
  compose,
  notice,
  resume = false,
}: ReconcileOptions): Promise<BookAudit> => {
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  await refuseUnrestored(config);
  const database = await joinDatabase({ config, migrationsFolder, notice, onError, unlimited: true });
  try {
    await refuseEmptyDatabase(database.db);
    const core = await startCore({ config, database, log, backgroundJobs: false });
    try {
      const { features } = await compose(core);
      const { faults: found, parts } = await auditAll(database.db, features, { resume, report: notice });
      if (found.length) await pause(settled);
      const again = found.length ? await faultsOf(features, parts) : new Set<string>();
      const faults = found.filter((fault) => again.has(fault));
      await recordBookAudit(database.db, { at: core.clock(), faults: faults.length });
      await forgetProgress(database.db);
      return { audited: auditedBy(features).map(({ name }) => name), faults };
    } finally {
      await core.close();
    }
  } finally {
    await database.close();
  }
};
