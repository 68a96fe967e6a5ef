import { defineJob, type Core, type JobRun } from '@caravan/server-core';
import type { RateSource } from '../ports/rate-source.ts';
import { takeDailyRates } from './set-rates.ts';

/** Reads the rate source after the hour of its publication, and again in case it was late. */
export const readRatesJob = defineJob()({
  name: 'content.read_rates',
  cron: '20 15,17 * * *',
  retries: 5,
  retryDelay: 60,
});

/** Reads the source once. Without a source the stored rates stay. */
export const readRateSource = async (
  core: Pick<Core, 'transaction' | 'log' | 'caches'>,
  source: RateSource | undefined,
  { signal }: JobRun,
): Promise<void> => {
  if (!source) return;
  const { implausible } = await takeDailyRates(core, await source.read(signal), source.name);
  if (implausible.length)
    core.log.warn({ source: source.name, currencies: implausible }, 'implausible rates were skipped');
};
