import type { Tx } from '@caravan/server-core';
import { fail, type Packing } from '@caravan/warehouse-packages/contract';
import { moveItems } from '../../bins/bin-move.repo.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import { markPicked, setStage } from './pick.repo.ts';
import type { StoreItemRow } from '../../store/store-item.table.ts';
import { lockPacked } from '../../store/warehouse.repo.ts';
import { shareRule } from '../weighing/weighing.repo.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { settlePackageTasks } from '../../tasks/settle-tasks.ts';
import { refuseUndeclared } from './refuse-undeclared.ts';
import { staffStep, type StaffCall } from '../../core/staff-step.ts';

/** Refuses goods that do not belong to the package, and goods that were not scanned. */
const compare = (items: readonly StoreItemRow[], scanned: ReadonlySet<string>): void => {
  const foreign = [...scanned].find((code) => !items.some(({ number }) => number === code));
  if (foreign !== undefined) throw fail('wrong_item', { code: foreign });
  const missing = items.filter(({ number }) => !scanned.has(number));
  if (missing.length)
    throw fail('items_missing', {
      numbers: missing.map(({ number }) => number).join(', '),
      missing: missing.map(({ number, name }) => ({ number, name })),
    });
};

/** Refuses goods that failed their check and about which nobody has decided (specification 24.13). */
export const refuseFailed = (items: readonly StoreItemRow[]): void => {
  const failed = items.filter(({ checkState }) => checkState === 'failed');
  if (!failed.length) return;
  throw fail('check_failed', {
    numbers: failed.map(({ number, packageNumber }) => `${number} (${packageNumber ?? ''})`).join(', '),
    failed: failed.map(({ number, packageNumber }) => ({ number, package_number: packageNumber })),
  });
};

/** Refuses goods that a count did not find, until they are in a bin again (specification 24.55). */
export const refuseMissing = (items: readonly StoreItemRow[]): void => {
  const missing = items.filter(({ missingAt }) => missingAt !== null);
  if (!missing.length) return;
  throw fail('goods_missing', {
    numbers: missing.map(({ number, packageNumber }) => `${number} (${packageNumber ?? ''})`).join(', '),
    missing: missing.map(({ number, packageNumber }) => ({ number, package_number: packageNumber })),
  });
};

/**
 * Records that all goods of a paid package are in its box. It need not have been on a pick list. A repeated call
 * changes nothing.
 */
export const packPackage = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  { items: scanned }: Packing,
): Promise<WholePackage> => {
  const { enabled } = await shareRule(tx);
  return staffStep(tx, call, number, async (held) => {
    if (held.status === 'cancelled') throw fail('package_cancelled', { number });
    const items = await lockPacked(tx, number);
    compare(items, new Set(scanned));
    if (held.stage !== null && held.stage !== 'picking') return null;
    if (held.status !== 'to_be_delivered') throw fail('wrong_state');
    refuseFailed(items);
    refuseMissing(items);
    await refuseUndeclared(tx, context, held);

    const { staffId } = call;
    const at = context.clock();
    await context.tasks().hold(tx, { queue: 'pack', ref: number, staffId });
    if (held.pickId !== null) await markPicked(tx, held.pickId, items, { staffId, at });
    await moveItems(tx, items, { toBin: null, cause: 'packed', staffId, at });
    await setStage(tx, [number], { stage: enabled ? 'packed' : 'ready', stageAt: at });
    await settlePackageTasks(tx, context, [number], ['shelve']);
    return { action: 'package.pack', data: { items: items.length, pick_id: held.pickId } };
  });
};
