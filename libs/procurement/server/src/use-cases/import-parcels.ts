import { isShortenedNumber, type Language, reasonText, trackingKey } from '@caravan/kernel';
import { trackingNumber } from '@caravan/kernel/zod';
import { procurementReasons, type ParcelImport, type ParcelImported } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { parcelsByNumbers } from '../db/inbound-parcel.repo.ts';
import { purchasesByNumbers } from '../db/purchase-reads.repo.ts';
import { announce } from './announce-parcel.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncPurchaseTasks } from './procurement-tasks.ts';

type Row = ParcelImported['rows'][number];
/** A row of the file; `fault` says which number of it is none, and why. */
type Wanted = ParcelImport['rows'][number] & { fault?: string };

const wantedOf = (row: ParcelImport['rows'][number]): Wanted => {
  if (isShortenedNumber(row.supplier_order_no)) return { ...row, fault: 'order_number_shortened' };
  const { data, error } = trackingNumber.safeParse(row.tracking_number);
  return data === undefined
    ? { ...row, fault: error?.issues[0]?.message ?? 'bad_format' }
    : { ...row, tracking_number: data };
};

const refused = (why: string, language: Language): Row => ({
  outcome: 'refused',
  reason: why in procurementReasons ? why : 'invalid',
  message: reasonText(why, language, procurementReasons),
  parcel_id: null,
});

const accepted = (outcome: 'added' | 'matched' | 'known', parcelId: string | null): Row => ({
  outcome,
  reason: null,
  message: null,
  parcel_id: parcelId,
});

/** The purchases of the rows, by the shops' numbers. */
const purchaseIdsOf = async (tx: Tx, rows: readonly Wanted[]): Promise<Map<string, string>> => {
  const numbers = [...new Set(rows.map(({ supplier_order_no }) => supplier_order_no))];
  return new Map((await purchasesByNumbers(tx, numbers)).map(({ supplierOrderNo, id }) => [supplierOrderNo, id]));
};

/** The outcome of an import that is not made yet. Of two rows with the same number, the first counts. */
const foresee = async (
  tx: Tx,
  { clock }: ProcurementContext,
  rows: readonly Wanted[],
  language: Language,
): Promise<Row[]> => {
  const purchases = await purchaseIdsOf(tx, rows);
  const known = await parcelsByNumbers(
    tx,
    rows.map(({ tracking_number }) => tracking_number),
    clock(),
  );
  const parcels = new Map<string, { id: string | null; purchaseId: string | null; state: string }>(
    known.map((parcel) => [trackingKey(parcel.trackingNumber ?? ''), parcel]),
  );
  return rows.map(({ supplier_order_no, tracking_number, fault }) => {
    if (fault !== undefined) return refused(fault, language);
    const purchaseId = purchases.get(supplier_order_no);
    if (purchaseId === undefined) return refused('purchase_unknown', language);
    const key = trackingKey(tracking_number);
    const parcel = parcels.get(key);
    const isOwn = parcel?.purchaseId === purchaseId;
    if (isOwn && parcel.state !== 'discarded') return accepted('known', parcel.id);
    if (parcel && !isOwn && parcel.state !== 'unmatched') return refused('tracking_known', language);
    parcels.set(key, { id: parcel?.id ?? null, purchaseId, state: 'expected' });
    return parcel && !isOwn ? accepted('matched', parcel.id) : accepted('added', null);
  });
};

const write = async (
  tx: Tx,
  context: ProcurementContext,
  rows: readonly Wanted[],
  { staffId, language }: { staffId: string; language: Language },
): Promise<Row[]> => {
  const purchases = await purchaseIdsOf(tx, rows);
  const at = context.clock();
  const results: Row[] = [];
  const touched = new Set<string>();
  for (const { supplier_order_no, tracking_number: number, carrier, fault } of rows) {
    const purchaseId = purchases.get(supplier_order_no);
    if (fault !== undefined || purchaseId === undefined) {
      results.push(refused(fault ?? 'purchase_unknown', language));
      continue;
    }
    const announced = { purchaseId, trackingNumber: number, carrier, lines: null, staffId, at };
    const done = await announce(tx, context, announced);
    if (done && done.outcome !== 'known') touched.add(purchaseId);
    results.push(done ? accepted(done.outcome, done.parcel.id) : refused('tracking_known', language));
  }
  await syncPurchaseTasks(tx, context, [...touched]);
  return results;
};

/** Records many tracking numbers by the shops' order numbers; a refused row does not stop the others. */
export const importParcels = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit, unchanged }: StaffCall,
  { rows: read, dry_run: isDryRun }: ParcelImport,
  language: Language,
): Promise<ParcelImported> => {
  const rows = read.map(wantedOf);
  const results = isDryRun
    ? await foresee(tx, context, rows, language)
    : await write(tx, context, rows, { staffId, language });
  const counted = (outcome: Row['outcome']): number => results.filter((row) => row.outcome === outcome).length;
  if (isDryRun || counted('added') + counted('matched') === 0) unchanged();
  else
    await audit(tx, {
      action: 'parcel.import',
      subject: { kind: 'parcel', ref: 'import' },
      data: { rows: rows.length, added: counted('added'), matched: counted('matched'), refused: counted('refused') },
    });
  return { rows: results };
};
