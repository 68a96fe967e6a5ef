import { createHash } from 'node:crypto';
import type { Language } from '@caravan/kernel';
import type { Database, StaffCall, Tx } from '@caravan/server-core';
import {
  fail,
  readSheetRow,
  sheetFaults,
  type PriceSheet,
  type PriceSheetCheck,
  type PriceSheetDraft,
  type PriceSheetImport,
  type SheetRow,
  type ShippingMethod,
} from '@caravan/shipping/contract';
import { findPriceSheet, insertPriceSheet, methodAt, sheetPricesOf } from '@caravan/shipping/port';
import { presentFields } from '../methods/present-method.ts';
import { parcelsToPreview, previewOf } from '../methods/preview-method.ts';
import { rowOf, updateMethod } from '../methods/shipping-methods.ts';
import type { ShippingContext } from '../shipping-context.ts';

const mostFaults = 100;

const rowsOf = ({ rows }: Pick<PriceSheetDraft, 'rows'>): SheetRow[] => rows.flatMap((row) => readSheetRow(row) ?? []);

/** Equal rows of a method have the same id, so that a repeated import stores nothing twice. */
const sheetIdOf = (methodId: string, { rows }: Pick<PriceSheetDraft, 'rows'>): string =>
  createHash('sha256')
    .update([methodId, ...rows].join('\n'))
    .digest('base64url')
    .slice(0, 26);

/** Finds faults, and compares with the paid parcels of the last 30 days. Stores nothing. */
export const checkSheet = async (
  context: ShippingContext,
  id: string,
  draft: PriceSheetDraft,
  language: Language,
): Promise<PriceSheetCheck> => {
  const now = context.clock();
  const current = await methodAt(context.db, id, now);
  if (!current) throw fail('not_found');
  const rows = rowsOf(draft);
  const faults = sheetFaults(rows);
  const prices = rows.filter((row) => row.kind === 'price');
  const countries = new Set(rows.flatMap((row) => (row.kind === 'place' ? [row.country] : [])));
  const served = current.zones.flatMap((zone) => zone.countries);
  const sheet = { id: sheetIdOf(id, draft), ...draft.terms };
  const method = rowOf({ ...presentFields(current), sheet }, current);
  return {
    faults: faults.slice(0, mostFaults),
    fault_count: faults.length,
    prices: prices.length,
    zones: new Set(prices.map(({ zone }) => zone)).size,
    countries: countries.size,
    not_served: [...countries].filter((country) => !served.includes(country)).sort(),
    not_priced: served.filter((country) => !countries.has(country)).sort(),
    preview: faults.length
      ? null
      : previewOf(method, await parcelsToPreview(context, id), sheetPricesOf(rows), language),
  };
};

export interface SheetImport {
  id: string;
  sheet: PriceSheetImport;
  /** The highest version that the caller saw. */
  version: number | undefined;
}

/**
 * Stores a price sheet and makes a version of its method that charges by it, in force at once or from a day on. The same
 * sheet again changes nothing.
 */
export const importSheet = async (
  tx: Tx,
  context: ShippingContext,
  call: StaffCall,
  { id, sheet, version }: SheetImport,
): Promise<ShippingMethod> => {
  const now = context.clock();
  const from = sheet.effective_from === null ? now : new Date(sheet.effective_from);
  const before = await methodAt(tx, id, from > now ? from : now);
  if (!before) throw fail('not_found');
  const rows = rowsOf(sheet);
  if (sheetFaults(rows).length) throw fail('sheet_faulty');
  const sheetId = sheetIdOf(id, sheet);
  const stored = { id: sheetId, methodId: id, file: sheet.file, importedAt: now };
  await insertPriceSheet(tx, { ...stored, count: sheet.rows.length, rows: sheet.rows }, sheetPricesOf(rows));
  const method = {
    ...presentFields(before),
    sheet: { id: sheetId, ...sheet.terms },
    effective_from: sheet.effective_from,
  };
  return updateMethod(tx, context, call, { id, method, version });
};

/** The rows of a price sheet, as they were imported. */
export const showSheet = async (db: Database, methodId: string, id: string): Promise<PriceSheet> => {
  const found = await findPriceSheet(db, methodId, id);
  if (!found) throw fail('not_found');
  return {
    id: found.id,
    file: found.file,
    imported_at: found.importedAt.toISOString(),
    rows: found.rows,
  };
};
