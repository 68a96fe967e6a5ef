import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable, type VoidOutcome } from '../ports/carrier.ts';
import { carrierOf, labelOfService } from './label-calls.ts';
import { changeLabel, findLabel, lockLabel } from './label.repo.ts';
import type { CarrierLabelRow } from './label.table.ts';

const recordVoid = async (
  { transaction, clock, counter }: CarriersContext,
  { id, service }: CarrierLabelRow,
  outcome: VoidOutcome,
): Promise<void> =>
  transaction(async (tx) => {
    const held = await lockLabel(tx, id);
    if (held?.state !== 'voiding' || outcome.result === 'asked') return;
    if (outcome.result === 'voided') await changeLabel(tx, id, { state: 'voided', voidedAt: clock() });
    else await changeLabel(tx, id, { state: 'kept', failureCode: outcome.code, failureText: outcome.text || null });
    counter.add({ service, outcome: outcome.result === 'voided' ? 'voided' : 'kept' });
  });

/** Asks for the money of a label that is to be voided, or how far that is. Returns whether the service answered. */
export const settleVoid = async (context: CarriersContext, id: string): Promise<boolean> => {
  const row = await findLabel(context.db, id);
  const carrier = row && carrierOf(context, row);
  if (row?.state !== 'voiding' || !carrier) return true;
  await changeLabel(context.db, id, { checkedAt: context.clock(), checks: row.checks + 1 });
  try {
    await recordVoid(context, row, await carrier.void(labelOfService(row)));
    return true;
  } catch (error) {
    // Asked again later: the same request changes nothing twice.
    if (!(error instanceof CarrierUnavailable)) throw error;
    context.counter.add({ service: row.service, outcome: error.trouble });
    return false;
  }
};
