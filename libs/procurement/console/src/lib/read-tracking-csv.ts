import Papa from 'papaparse';
import { decodeCsv, plainCell, plainName } from '@caravan/console-core';
import { maxImportedRows } from '@caravan/procurement/contract';
import { scannedCode } from '@caravan/kernel';

/** A row of a file of tracking numbers. */
export interface TrackingRow {
  supplier_order_no: string;
  tracking_number: string;
  carrier: string;
}

export type CsvFault = 'unreadable' | 'empty' | 'columns' | 'tooMany';

export type TrackingFile = { fault: CsvFault } | { rows: TrackingRow[]; /** Rows without a number. */ left: number };

/** What shops' exports call the columns. */
const names = {
  supplier_order_no: ['supplier_order_no', 'order', 'order number', '订单编号', '订单号', '子订单编号'],
  tracking_number: ['tracking_number', 'tracking', 'tracking number', '运单号', '快递单号', '物流单号', '运单编号'],
  carrier: ['carrier', '快递公司', '物流公司', '承运商'],
} as const;

const columnOf = (head: readonly string[], wanted: readonly string[]): number =>
  head.findIndex((name) => wanted.includes(plainName(name)));

/** Reads a file of tracking numbers by the names of its columns; rows without a number are left out. */
export const readTrackingCsv = (bytes: Uint8Array): TrackingFile => {
  const text = decodeCsv(bytes);
  if (text === undefined) return { fault: 'unreadable' };
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [head, ...lines] = data;
  if (!head || !lines.length) return { fault: 'empty' };
  const order = columnOf(head, names.supplier_order_no);
  const tracking = columnOf(head, names.tracking_number);
  const carrier = columnOf(head, names.carrier);
  if (order < 0 || tracking < 0) return { fault: 'columns' };
  const rows = lines.flatMap((cells) => {
    const row = {
      supplier_order_no: plainCell(cells[order]).slice(0, 100),
      tracking_number: scannedCode(plainCell(cells[tracking])).slice(0, 60),
      carrier: carrier < 0 ? '' : plainCell(cells[carrier]).slice(0, 60),
    };
    return row.supplier_order_no && row.tracking_number ? [row] : [];
  });
  if (!rows.length) return { fault: 'empty' };
  if (rows.length > maxImportedRows) return { fault: 'tooMany' };
  return { rows, left: lines.length - rows.length };
};
