import { createHash } from 'node:crypto';
import {
  fail,
  haulFormat,
  haulParts,
  haulVersion,
  manifestFile,
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

/** The rows of a part's file, one JSON object in each line. */
export const readRows = <Part extends HaulPart>(part: Part, bytes: Uint8Array): HaulRows[Part] => {
  const name = partFile(part);
  const lines = new TextDecoder().decode(bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > maxRows) throw damaged(name);
  const rows = lines.map((line, index) => {
    const place = `${name}:${index + 1}`;
    const read = rowSchemas[part].safeParse(parsed(line, place));
    if (!read.success) throw damaged(place);
    return read.data;
  });
  return rows as HaulRows[Part];
};

/** What identifies a row within its part. */
export const refOf = (row: { id: string } | { number: string }): string => ('number' in row ? row.number : row.id);

/** Goods belong to an order, and packages contain goods, of the same archive; no row occurs twice. */
export const checkReferences = (rows: HaulRows): void => {
  const refs = {} as Record<HaulPart, Set<string>>;
  for (const part of haulParts) {
    refs[part] = new Set();
    for (const [index, row] of rows[part].entries()) {
      if (refs[part].has(refOf(row))) throw damaged(`${partFile(part)}:${index + 1}`);
      refs[part].add(refOf(row));
    }
  }
  for (const [index, { order_number: order }] of rows.goods.entries())
    if (!refs.orders.has(order)) throw damaged(`${partFile('goods')}:${index + 1}`);
  for (const [index, { goods }] of rows.packages.entries())
    if (goods.some((id) => !refs.goods.has(id))) throw damaged(`${partFile('packages')}:${index + 1}`);
};
