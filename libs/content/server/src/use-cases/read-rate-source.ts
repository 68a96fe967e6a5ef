import { defineJob, type Core, type JobRun } from '@caravan/server-core';
import type { RateSource } from '../ports/rate-source.ts';
import type { ContentContext } from './content-context.ts';
import { takeDailyRates } from './set-rates.ts';

/** Asks the rate source after the hour in which it publishes, and once more in case it was late. */
export const readRatesJob = defineJob()({ name: 'content.read_rates', cron: '20 15,17 * * *', retries: 5, retryDelay: 60 });

/** One reading of the source; without one the rates stay those of the product or of staff. */
export const readRateSource = async (core: Pick<Core, 'transaction' | 'log'>, context: ContentContext, source: RateSource | undefined, { signal }: JobRun): Promise<void> => {
  if (!source) return;
  const { doubted } = await takeDailyRates(core, context, await source.read(signal), source.name);
  if (doubted.length) core.log.warn({ source: source.name, currencies: doubted }, 'rates that cannot be true were left out');
};
