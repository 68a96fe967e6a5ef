import type { CarrierService } from '@caravan/carriers/contract';
import { day, hour } from '@caravan/kernel';
import { defineJob, RetryLater, type JobRun } from '@caravan/server-core';
import type { CarriersContext } from '../carriers-context.ts';
import { forgetWords, unsettledLabels } from './label.repo.ts';
import { unsettledManifests } from '../manifests/manifest.repo.ts';
import { settleManifest } from '../manifests/settle-manifest.ts';
import { settling } from './label-calls.ts';
import { settlePurchase } from './settle-purchase.ts';
import { settleVoid } from './settle-void.ts';

/** Settles what a lost answer or a crash left open, and asks how far refunds are. */
export const sweepLabelsJob = defineJob()({ name: 'carriers.sweep', cron: '* * * * *', retries: 0 });

/** Voids a label after the commit that asked for it. */
export const voidLabelJob = defineJob<{ id: string }>()({ name: 'carriers.void', expires: 120 });

export const voidLabel = async (context: CarriersContext, { id }: { id: string }): Promise<void> => {
  if (!(await settleVoid(context, id))) throw new RetryLater('the carrier service does not answer');
};

const atOnce = 50;
/** Carriers decide about refunds within days or weeks. */
const askEvery = 6 * hour;
const wordsFor = 30 * day;

type SweepRun = Pick<JobRun, 'signal' | 'stopping'>;

/** Settles the labels and the manifests of one service. */
const sweepService = async (
  context: CarriersContext,
  service: CarrierService,
  { signal, stopping }: SweepRun,
): Promise<void> => {
  const { db, clock, log } = context;
  const now = clock().getTime();
  const before = { purchase: new Date(now - settling), void: new Date(now - askEvery) };
  for (const { id, state } of await unsettledLabels(db, service, before, atOnce)) {
    // After its end another run goes on.
    if (stopping.aborted || signal.aborted) return;
    const settle = state === 'voiding' ? settleVoid : settlePurchase;
    await settle(context, id).catch((error: unknown) => log.warn({ err: error }, 'a label could not be settled'));
  }
  for (const { id } of await unsettledManifests(db, service, before.purchase, atOnce)) {
    if (stopping.aborted || signal.aborted) return;
    await settleManifest(context, id).catch((error: unknown) =>
      log.warn({ err: error }, 'a manifest could not be settled'),
    );
  }
};

/** Labels and manifests of a service without a key wait until it has one. No service waits for a slow one. */
export const sweepLabels = async (context: CarriersContext, run: SweepRun): Promise<void> => {
  await Promise.all(context.carriers.map(({ name }) => sweepService(context, name, run)));
  await forgetWords(context.db, new Date(context.clock().getTime() - wordsFor));
};
