import { Failure, failureMessage, reasonText, scannedCode, type Language } from '@caravan/kernel';
import { binCode, z } from '@caravan/kernel/zod';
import type { Tx } from '@caravan/server-core';
import {
  fail,
  warehousePackagesReasons,
  type BinsImport,
  type BinsImported,
  type ImportedBin,
} from '@caravan/warehouse-packages/contract';
import { binChange } from '@caravan/warehouse-packages/contract/staff';
import { holdImport, insertBins, lockBins } from './bin.repo.ts';
import type { BinRow } from './bin.table.ts';
import { changeBin, isSameBin, refuseWithGoods } from './bins.ts';
import { listWarehouses, warehouseAmong } from '../warehouses/warehouse.repo.ts';
import type { StaffCall } from '../core/staff-step.ts';

type Result = BinsImported['rows'][number];
type Fields = Record<string, string>;

const rowSchema = z.object({ ...binChange.shape, code: binCode });
type ReadBin = z.infer<typeof rowSchema>;

/** A row of a file as a bin, or what is wrong with it. */
const read = (row: ImportedBin): { bin: ReadBin } | { fields: Fields } => {
  const position = typeof row.position === 'string' ? scannedCode(row.position) : row.position;
  const parsed = rowSchema.safeParse({
    ...row,
    kind: row.kind.trim().toLowerCase(),
    position: position === '' ? undefined : Number(position),
    active: row.active ?? true,
    warehouse: row.warehouse?.trim() || undefined,
  });
  if (parsed.success) return { bin: parsed.data };
  const fields: Fields = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message;
  return { fields };
};

/** The bins that an import found, and what it plans for new ones. */
interface Import {
  tx: Tx;
  call: StaffCall;
  dryRun: boolean;
  known: ReadonlyMap<string, BinRow>;
  warehouses: Awaited<ReturnType<typeof listWarehouses>>;
  seen: Set<string>;
  created: BinRow[];
}

/** Changes a known bin at once. New ones are collected, because one statement inserts them all. */
const put = async (one: Import, bin: ReadBin): Promise<Result['outcome']> => {
  const { code, warehouse, ...place } = bin;
  if (one.seen.has(code)) throw fail('bin_twice');
  one.seen.add(code);
  const held = one.known.get(code);
  // Files of shops with one warehouse do not speak of it.
  const warehouseId = held && warehouse === undefined ? held.warehouseId : warehouseAmong(one.warehouses, warehouse);
  const change = { ...place, warehouseId };
  if (!held) {
    one.created.push({ code, ...change, version: 1 });
    return 'created';
  }
  if (isSameBin(held, change)) return 'unchanged';
  await refuseWithGoods(one.tx, held, change);
  if (!one.dryRun) await changeBin(one.tx, one.call, held, change);
  return 'changed';
};

const fieldOf = ({ reason }: Failure): string => (reason.startsWith('warehouse_') ? 'warehouse' : 'code');

/** Imports one row; what is wrong with it concerns this row alone. */
const importRow = async (one: Import, row: ImportedBin, language: Language): Promise<Result> => {
  const code = scannedCode(row.code);
  const got = read(row);
  if ('fields' in got) {
    const words = Object.entries(got.fields).map(
      ([name, message]) => [name, reasonText(message, language, warehousePackagesReasons)] as const,
    );
    return { code, outcome: 'refused', fields: Object.fromEntries(words) };
  }
  try {
    return { code, outcome: await put(one, got.bin), fields: null };
  } catch (error) {
    if (error instanceof Failure)
      return { code, outcome: 'refused', fields: { [fieldOf(error)]: failureMessage(error, language) } };
    throw error;
  }
};

/** Inserts the new bins. Refuses those that somebody else has created since they were looked for. */
const insertCreated = async ({ tx, call, created }: Import, results: readonly Result[], language: Language) => {
  const inserted = new Set(await insertBins(tx, created));
  const [first] = inserted;
  if (first !== undefined)
    await call.audit(tx, {
      action: 'bin.import',
      subject: { kind: 'bin', ref: first },
      data: { created: [...inserted] },
    });
  return results.map((result): Result =>
    result.outcome === 'created' && !inserted.has(result.code)
      ? { ...result, outcome: 'refused', fields: { code: failureMessage(fail('bin_exists', result), language) } }
      : result,
  );
};

/**
 * Creates and changes the bins of a file. A wrong row does not affect the others. A dry run writes nothing and answers
 * what the import would do.
 */
export const importBins = async (
  tx: Tx,
  call: StaffCall,
  { rows, dry_run: dryRun }: BinsImport,
  language: Language,
): Promise<BinsImported> => {
  await holdImport(tx);
  const codes = rows.map(({ code }) => scannedCode(code));
  const known = new Map((await lockBins(tx, codes)).map((bin) => [bin.code, bin]));
  const warehouses = await listWarehouses(tx);
  const one: Import = { tx, call, dryRun, known, warehouses, seen: new Set(), created: [] };
  const results: Result[] = [];
  for (const row of rows) results.push(await importRow(one, row, language));
  const changes = results.some(({ outcome }) => outcome === 'created' || outcome === 'changed');
  if (dryRun || !changes) {
    call.unchanged();
    return { rows: results };
  }
  return { rows: await insertCreated(one, results, language) };
};
