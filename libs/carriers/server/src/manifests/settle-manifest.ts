import type { CarriersContext } from '../carriers-context.ts';
import { labelOfService, lookFor, settling } from '../labels/label-calls.ts';
import { CarrierUnavailable, type Carrier, type ManifestLook, type ManifestOrder } from '../ports/carrier.ts';
import { readSettings, senderOf } from '../settings/carrier-settings.ts';
import { changeManifest, findManifest, labelsOfManifest, lockManifest } from './manifest.repo.ts';
import type { CarrierManifestRow } from './manifest.table.ts';

interface Claimed {
  row: CarrierManifestRow;
  isFirst: boolean;
}

/** Takes a manifest to ask the service about it. From the first time on the service may have made it. */
const claim = ({ transaction, clock }: CarriersContext, id: string): Promise<Claimed | undefined> =>
  transaction(async (tx) => {
    const row = await lockManifest(tx, id);
    if (row?.state !== 'asked' && row?.state !== 'unknown') return undefined;
    const now = clock();
    const isFirst = row.attemptedAt === null;
    // Somebody else is asking right now.
    if (row.checkedAt && now.getTime() - row.checkedAt.getTime() < settling) return undefined;
    const attemptedAt = row.attemptedAt ?? now;
    await changeManifest(tx, id, { attemptedAt, checkedAt: now, state: isFirst ? 'asked' : 'unknown' });
    return { row: { ...row, attemptedAt }, isFirst };
  });

const orderOf = async ({ db, clock }: CarriersContext, id: string): Promise<ManifestOrder | undefined> => {
  const { settings } = await readSettings(db);
  const labels = await labelsOfManifest(db, id);
  return settings ? { labels: labels.map(labelOfService), from: senderOf(settings), at: clock() } : undefined;
};

/**
 * Looks whether the labels are in a manifest, and has one made if it was never asked for. One whose answer was lost is not
 * asked for again by itself: a carrier takes a label in one manifest only.
 */
const ask = async (
  { clock }: CarriersContext,
  carrier: Carrier,
  { row, isFirst }: Claimed,
  order: ManifestOrder,
): Promise<ManifestLook> => {
  const seen = await carrier.findManifest(order);
  if (seen.result !== 'none') return seen;
  if (isFirst) return carrier.manifest(order);
  const lostSince = row.attemptedAt ?? row.askedAt;
  if (clock().getTime() - lostSince.getTime() < lookFor) return { result: 'unknown' };
  return { result: 'refused', code: 'not_made', text: '' };
};

const record = ({ transaction }: CarriersContext, id: string, outcome: ManifestLook): Promise<void> =>
  transaction(async (tx) => {
    const held = await lockManifest(tx, id);
    if (held?.state !== 'asked' && held?.state !== 'unknown') return;
    if (outcome.result === 'made') await changeManifest(tx, id, { state: 'made', formId: outcome.formId });
    else if (outcome.result === 'refused')
      await changeManifest(tx, id, {
        state: 'failed',
        failureCode: outcome.code,
        failureText: outcome.text || null,
      });
    else await changeManifest(tx, id, { state: 'unknown' });
  });

/**
 * Has an asked manifest made, or finds out what became of it. The network is outside of transactions. Never throws for a
 * service that does not work.
 */
export const settleManifest = async (context: CarriersContext, id: string): Promise<void> => {
  const found = await findManifest(context.db, id);
  const carrier = found && context.carriers.find(({ name }) => name === found.service);
  if (!carrier) return;
  const order = await orderOf(context, id);
  if (!order?.labels.length) return;
  const claimed = await claim(context, id);
  if (!claimed) return;
  try {
    await record(context, id, await ask(context, carrier, claimed, order));
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    const { trouble, message } = error;
    context.counter.add({ service: found.service, outcome: trouble });
    // The service certainly did nothing, and somebody waits: another attempt is theirs to make.
    if (claimed.isFirst) await record(context, id, { result: 'refused', code: trouble, text: message });
  }
};
