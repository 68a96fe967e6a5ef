import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { startCore } from '../core.ts';
import { joinDatabase } from '../database/postgres.ts';
import type { Compose, FeatureServer } from '../feature.ts';
import { recordBookAudit } from './book-audit.repo.ts';
import { refuseEmptyDatabase, refuseUnrestored } from './refuse-unrestored.ts';

export interface ReconcileOptions {
  config: Config;
  log: FastifyBaseLogger;
  migrationsFolder: string;
  compose: Compose;
  notice: (line: string) => void;
}

export interface BookAudit {
  /** Features with an audit. */
  audited: string[];
  /** Lines `feature: fault`. Empty without faults. */
  faults: string[];
}

const faultsOf = async (features: readonly FeatureServer[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name, audit } of features) faults.push(...((await audit?.()) ?? []).map((fault) => `${name}: ${fault}`));
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
}: ReconcileOptions): Promise<BookAudit> => {
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  await refuseUnrestored(config);
  const database = await joinDatabase({ config, migrationsFolder, notice, onError });
  try {
    await refuseEmptyDatabase(database.db);
    const core = await startCore({ config, database, log, backgroundJobs: false });
    try {
      const { features } = await compose(core);
      let faults = await faultsOf(features);
      if (faults.length) {
        await pause(settled);
        const again = new Set(await faultsOf(features));
        faults = faults.filter((fault) => again.has(fault));
      }
      await recordBookAudit(database.db, { at: core.clock(), faults: faults.length });
      return { audited: features.filter(({ audit }) => audit).map(({ name }) => name), faults };
    } finally {
      await core.close();
    }
  } finally {
    await database.close();
  }
};
