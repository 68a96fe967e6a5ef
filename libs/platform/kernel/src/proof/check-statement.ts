import { canonicalJson, type Json } from './canonical-json.ts';
import { hasFields, isHash, isRefusal, isText, isWhole, readLine, type JsonObject, type Line } from './read-line.ts';
import { sha256Of } from './sha-256.ts';
import { maxLineLength, refuse, type CheckedStatement, type Refusal } from './verdict.ts';

const isInstant = (value: Json | undefined): boolean =>
  isText(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

const headerFields = {
  format: isText,
  account: isText,
  currency: (value: Json | undefined) => value === 'CNY',
};
const rowFields = {
  sequence: isWhole,
  transaction_no: isText,
  at: isInstant,
  type: isText,
  kind: (value: Json | undefined) => value === null || isText(value),
  refs: (value: Json | undefined) => Array.isArray(value) && value.every(isText),
  remark_en: isText,
  remark_zh: isText,
  amount_fen: isWhole,
  balance_after_fen: isWhole,
  prev: isHash,
  hash: isHash,
};
const endFields = { rows: isWhole, balance_fen: isWhole, head: isHash };

/** Rows that are hashed at a time, since Web Crypto answers later. */
const atOnce = 500;

interface Chain {
  rows: number;
  balanceFen: number;
  head: string;
}

/** Checks what a row says about the one before; its own hash is checked apart. */
const follow = (chain: Chain, row: JsonObject, line: number): Chain | Refusal => {
  if (!hasFields(row, rowFields)) return refuse('wrong_fields', line);
  const balanceFen = chain.balanceFen + Number(row.amount_fen);
  if (row.sequence !== chain.rows + 1) return refuse('sequence', line);
  if (row.prev !== chain.head) return refuse('chain', line);
  if (row.balance_after_fen !== balanceFen || balanceFen < 0) return refuse('balance', line);
  return { rows: chain.rows + 1, balanceFen, head: String(row.hash) };
};

const hashOfRow = (row: JsonObject): Promise<string> => sha256Of(canonicalJson({ ...row, hash: undefined }));

const readRow = (line: Line): JsonObject | Refusal =>
  line.text.length > maxLineLength ? refuse('wrong_fields', line.number) : readLine(line);

const inBatches = function* (lines: Iterator<Line>): Generator<Line[]> {
  for (;;) {
    const batch: Line[] = [];
    while (batch.length < atOnce) {
      const next = lines.next();
      if (next.done) break;
      batch.push(next.value);
    }
    if (batch.length === 0) return;
    yield batch;
  }
};

const agrees = (end: JsonObject, chain: Chain): boolean =>
  end.rows === chain.rows && end.balance_fen === chain.balanceFen && end.head === chain.head;

/** Checks a statement: its header, which has been read, and the lines after it. */
export const checkStatement = async (
  header: JsonObject,
  lines: Iterator<Line>,
): Promise<CheckedStatement | Refusal> => {
  if (!hasFields(header, headerFields)) return refuse('wrong_fields');
  let chain: Chain = { rows: 0, balanceFen: 0, head: await sha256Of(canonicalJson(header)) };
  let whole = false;
  let last = 1;
  const hashes: string[] = [];
  for (const batch of inBatches(lines)) {
    const rows = batch.map(readRow);
    const hashed = await Promise.all(rows.map((row) => (isRefusal(row) ? '' : hashOfRow(row))));
    for (const [index, row] of rows.entries()) {
      last += 1;
      if (whole) return refuse('after_end', last);
      if (isRefusal(row)) return row;
      if (hasFields(row, endFields)) {
        if (!agrees(row, chain)) return refuse('end', last);
        whole = true;
        continue;
      }
      const next = follow(chain, row, last);
      if (isRefusal(next)) return next;
      if (hashed[index] !== next.head) return refuse('row_hash', last);
      chain = next;
      hashes.push(next.head);
    }
  }
  if (!whole) return refuse('cut_off', last);
  const { balanceFen, head } = chain;
  return { ok: true, kind: 'statement', account: String(header.account), balanceFen, head, hashes };
};

/** Compares a newer statement with an older one of the same wallet. */
export type Continuation =
  | { continues: true; added: number }
  /** `row` is the first that differs, or the first that is missing from the newer one. */
  | { continues: false; why: 'other_account' | 'rewritten' | 'shorter'; row: number };

/** Whether the newer statement only added rows to the older one. Both have been checked. */
export const compareStatements = (older: CheckedStatement, newer: CheckedStatement): Continuation => {
  if (older.account !== newer.account) return { continues: false, why: 'other_account', row: 0 };
  const differs = older.hashes.findIndex((hash, index) => newer.hashes[index] !== hash);
  if (differs < 0) return { continues: true, added: newer.hashes.length - older.hashes.length };
  const why = differs < newer.hashes.length ? 'rewritten' : 'shorter';
  return { continues: false, why, row: differs + 1 };
};
