import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { startCore } from '../core.ts';
import { joinDatabase } from '../database/join-database.ts';
import type { Core, FeatureServer } from '../feature.ts';

export interface AuditBooksOptions {
  config: Config;
  log: FastifyBaseLogger;
  migrationsFolder: string;
  features: readonly FeatureServer[];
  notice: (line: string) => void;
}

export interface BookAudit {
  /** Features that keep books. */
  audited: string[];
  /** `feature: fault`; empty where nothing is wrong. */
  faults: string[];
}

const faultsOf = async (features: readonly FeatureServer[], core: Core): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name, audit } of features) faults.push(...((await audit?.(core)) ?? []).map((fault) => `${name}: ${fault}`));
  return faults;
};

/** What is in the middle of a step looks wrong while a server works; a second later the step is over. */
const settled = 1_000;

/** Looks through all that features keep, in the configured database, whether or not a server runs on it. */
export const auditBooks = async ({ config, log, migrationsFolder, features, notice }: AuditBooksOptions): Promise<BookAudit> => {
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  const database = await joinDatabase({ config, migrationsFolder, notice, onError });
  try {
    const core = await startCore({ config, database, log, backgroundJobs: false });
    // Ports among features know the core from here on.
    for (const feature of features) feature.routes(core);
    try {
      let faults = await faultsOf(features, core);
      if (faults.length) {
        await pause(settled);
        const again = new Set(await faultsOf(features, core));
        faults = faults.filter((fault) => again.has(fault));
      }
      return { audited: features.filter(({ audit }) => audit).map(({ name }) => name), faults };
    } finally {
      await core.close();
    }
  } finally {
    await database.close();
  }
};
