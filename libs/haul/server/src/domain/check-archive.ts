import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  fail,
  haulFormat,
  haulParts,
  haulVersion,
  manifestFile,
  maxOrderGoods,
  maxRowBytes,
  maxRows,
  partFile,
  type HaulManifest,
  type HaulPart,
  type HaulRows,
} from '@caravan/haul/contract';
import { haulManifest, rowSchemas } from '@caravan/haul/contract/schema';

/** A file of an archive: `data/orders.jsonl`, or `data/orders.jsonl:3` for its third row. */
export const damaged = (place: string) => fail('archive_damaged', { place });

const parsed = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(place);
  }
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Reads the manifest. An archive of another program or version is told apart from a damaged one. */
export const readManifest = (bytes: Uint8Array): HaulManifest => {
  const value = parsed(new TextDecoder().decode(bytes), manifestFile);
  if (field(value, 'format') !== haulFormat) throw fail('not_an_archive');
  if (field(value, 'version') !== haulVersion) throw fail('archive_version');
  const read = haulManifest.safeParse(value);
  if (!read.success) throw damaged(manifestFile);
  return read.data;
};

/** Compares a file with the manifest. */
export const checkFile = ({ files }: HaulManifest, name: string, bytes: Uint8Array): void => {
  const listed = files.find((file) => file.name === name);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!listed || listed.bytes !== bytes.byteLength || listed.sha256 !== sha256) throw damaged(name);
};

/** Bytes that are read before other requests have their turn: some ten milliseconds. */
const atOnce = 512 * 1024;

/**
 * The lines of a file with their numbers, one after the other, so that the file is not in memory as text. The last line may
 * have no end.
 */
function* linesOf(bytes: Uint8Array, name: string): Generator<{ line: Uint8Array; place: string }> {
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(0x0a, start);
    const line = bytes.subarray(start, end < 0 ? undefined : end);
    if (number > maxRows) throw fail('archive_too_many_rows');
    yield { line, place: `${name}:${number}` };
    start += line.length + 1;
  }
}

/** The rows of a part's file, one JSON object in each line. Other requests have their turn meanwhile. */
export const readRows = async <Part extends HaulPart>(part: Part, bytes: Uint8Array): Promise<HaulRows[Part]> => {
  const rows: unknown[] = [];
  let read = 0;
  for (const { line, place } of linesOf(bytes, partFile(part))) {
    if (line.length > maxRowBytes) throw damaged(place);
    const row = rowSchemas[part].safeParse(parsed(new TextDecoder().decode(line), place));
    if (!row.success) throw damaged(place);
    rows.push(row.data);
    read += line.length;
    if (read >= atOnce) {
      read = 0;
      await setImmediate();
    }
  }
  return rows as HaulRows[Part];
};

/** Identifies a row within its part. */
export const refOf = (row: { id: string } | { number: string }): string => ('number' in row ? row.number : row.id);

/**
 * Goods that a shop bought belong to an order, which has at most 500 of them, and packages contain goods, of the same archive; no row occurs
 * twice.
 */
export const checkReferences = (rows: HaulRows): void => {
  const refs = {} as Record<HaulPart, Set<string>>;
  for (const part of haulParts) {
    refs[part] = new Set();
    for (const [index, row] of rows[part].entries()) {
      if (refs[part].has(refOf(row))) throw damaged(`${partFile(part)}:${index + 1}`);
      refs[part].add(refOf(row));
    }
  }
  const counts = new Map<string, number>();
  for (const [index, { order_number: order, own }] of rows.goods.entries()) {
    const count = (counts.get(order) ?? 0) + 1;
    if ((!own && !refs.orders.has(order)) || count > maxOrderGoods) throw damaged(`${partFile('goods')}:${index + 1}`);
    counts.set(order, count);
  }
  for (const [index, { goods }] of rows.packages.entries())
    if (goods.some((id) => !refs.goods.has(id))) throw damaged(`${partFile('packages')}:${index + 1}`);
};
