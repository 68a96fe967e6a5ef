import type { AuditRun } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { billsWithOtherSum, creditsUsedTwice, wronglySettled } from './audit-freight.repo.ts';

/** Audits carriers' bills: each is what its lines add up to, and each credit settles one dispute of its carrier. */
export const auditFreight = async ({ db }: Pick<FreightCostsContext, 'db'>, run: AuditRun): Promise<string[]> => [
  ...(await run.part('bills of carriers', async () =>
    (await billsWithOtherSum(db)).map((id) => `freight bill ${id} is not the sum of its lines`),
  )),
  ...(await run.part('disputes with carriers', async () => [
    ...(await wronglySettled(db)).map((id) => `freight line ${id} is settled by no credit of its carrier and parcel`),
    ...(await creditsUsedTwice(db)).map((id) => `the credit ${id} settles more than one freight line`),
  ])),
];
