import { newNumber } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type NewPick } from '@caravan/warehouse-packages/contract';
import { moveItems } from '../../bins/bin-move.repo.ts';
import { lockPackageRows } from '../package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import {
  findOnPick,
  findPick,
  insertPick,
  insertPickItems,
  isPicked,
  linesOfPick,
  markPicked,
  packagesOfPick,
  setStage,
  type PickLine,
} from './pick.repo.ts';
import type { PickRow } from './pick.table.ts';
import { refuseFailed, refuseMissing } from './pack-package.ts';
import { lockItem } from '../../store/warehouse.repo.ts';
import { lockPackage } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { settlePackageTasks } from '../../tasks/settle-tasks.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** A pick list with its packages and goods. */
export interface WholePick {
  pick: PickRow;
  packages: PackageRow[];
  lines: PickLine[];
}

/** Numbers are random, so one may be taken. */
const attempts = 5;

export const showPick = async (db: Database, id: string): Promise<WholePick> => {
  const pick = await findPick(db, id);
  if (!pick) throw fail('not_found');
  return { pick, packages: await packagesOfPick(db, id), lines: await linesOfPick(db, id) };
};

/** The pick lists with these numbers; unknown ones are left out. */
export const findPicks = async (db: Database, ids: readonly string[]): Promise<WholePick[]> => {
  const found: WholePick[] = [];
  for (const id of ids) if (await findPick(db, id)) found.push(await showPick(db, id));
  return found;
};

/** The list that already collects exactly these packages, if the call is repeated. */
const findRepeated = async (tx: Tx, rows: readonly PackageRow[]): Promise<WholePick | undefined> => {
  const [first] = rows;
  const pickId = first?.pickId;
  if (pickId == null || rows.some((row) => row.stage !== 'picking' || row.pickId !== pickId)) return undefined;
  const whole = await showPick(tx, pickId);
  return whole.packages.length === rows.length ? whole : undefined;
};

const insertNew = async (tx: Tx, staffId: string, createdAt: Date): Promise<PickRow> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const pick = { id: newNumber('PL', createdAt), staffId, createdAt };
    if (await insertPick(tx, pick)) return pick;
  }
  throw new Error(`no free number for a pick list in ${attempts} attempts`);
};

/** Begins a pick list of paid packages that are on no other; all of them or none. */
export const createPick = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit, unchanged }: StaffCall,
  { packages: numbers }: NewPick,
): Promise<WholePick> => {
  const rows = await lockPackageRows(tx, 'all', numbers);
  if (rows.length !== numbers.length) throw fail('not_found');
  const repeated = await findRepeated(tx, rows);
  if (repeated) {
    unchanged();
    return repeated;
  }
  const refused = rows.filter(({ status, stage }) => status !== 'to_be_delivered' || stage !== null);
  if (refused.length)
    throw fail('not_pickable', {
      numbers: refused.map(({ number }) => number).join(', '),
      refused: refused.map(({ number, status, stage, pickId }) => ({ number, status, stage, pick_id: pickId })),
    });

  if (new Set(rows.map(({ warehouseId }) => warehouseId)).size > 1) throw fail('pick_apart');

  const now = context.clock();
  const pick = await insertNew(tx, staffId, now);
  const { id } = pick;
  await context.tasks().hold(tx, { queue: 'pack', ref: numbers, staffId });
  const packages = await setStage(tx, numbers, { stage: 'picking', stageAt: now, pickId: id });
  await insertPickItems(tx, id, numbers);
  const lines = await linesOfPick(tx, id);
  const items = lines.map(({ item }) => item);
  refuseFailed(items);
  refuseMissing(items);
  // Goods that never had a bin are with the packer now.
  await settlePackageTasks(tx, context, numbers, ['shelve']);
  await audit(tx, { action: 'pick.create', subject: { kind: 'pick', ref: id }, data: { packages: numbers } });
  return { pick, packages, lines };
};

/** Refuses goods of a package that the shopper cancelled, or that has left, since the list was made. */
const refuseGone = ({ number, status, pickId }: PackageRow, id: string): void => {
  if (status === 'cancelled') throw fail('package_cancelled', { number });
  if (status !== 'to_be_delivered' || pickId !== id) throw fail('wrong_state');
};

/** Takes scanned goods of a pick list out of their bin. Goods that were scanned before stay picked. */
export const scanPick = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit, unchanged }: StaffCall,
  id: string,
  code: string,
): Promise<WholePick> => {
  if (!(await findPick(tx, id))) throw fail('not_found');
  const onList = await findOnPick(tx, id, code);
  if (!onList) throw fail('wrong_item', { code });
  refuseGone(await lockPackage(tx, 'all', onList.packageNumber), id);
  const item = await lockItem(tx, onList.itemId);
  if (!item || (await isPicked(tx, onList))) {
    unchanged();
    return showPick(tx, id);
  }
  refuseFailed([item]);
  refuseMissing([item]);
  const at = context.clock();
  await markPicked(tx, id, [item], { staffId, at });
  await moveItems(tx, [item], { toBin: null, cause: 'picked', staffId, at });
  await audit(tx, {
    action: 'item.pick',
    subject: { kind: 'item', ref: item.number },
    data: { pick_id: id, from: item.bin },
  });
  await settlePackageTasks(tx, context, [onList.packageNumber]);
  return showPick(tx, id);
};
