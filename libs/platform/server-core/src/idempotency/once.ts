import { createHash } from 'node:crypto';
import { fail, hour, type Clock } from '@caravan/kernel';
import { lt, sql } from 'drizzle-orm';
import { deleteAll } from '../database/delete-in-batches.ts';
import type { Database, Transaction, Tx } from '../database/transactions/tx.ts';
import { idempotencyKeyTable as keys } from './idempotency-key.table.ts';

/** Milliseconds that an answer is kept. */
const keptFor = 24 * hour;

export interface Attempt {
  userId: string;
  key: string;
  /** Method and path pattern. */
  endpoint: string;
  /** All input of the caller, as parsed by the contract. */
  payload: unknown;
}

export interface Outcome {
  answer: unknown;
  replayed: boolean;
}

/** Serialises with sorted keys, so that the order in the caller's JSON does not matter. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
};

const hashOf = (payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(payload)))
    .digest('base64url');

/** Validates a caller's key: 1-255 visible ASCII characters. */
export const idempotencyKey = (header: string | string[] | undefined): string => {
  if (header === undefined || header === '') throw fail('idempotency_key_required');
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw fail('bad_request');
  return header;
};

/** The result of `begin_call`; without an answer the other columns of the key are null, too. */
interface Beginning extends Record<string, unknown> {
  /** False while another transaction holds the lock of the key. */
  free: boolean;
  endpoint: string | null;
  payload_hash: string | null;
  answer: { data: unknown } | null;
}

/** Holds the account, tries the lock of the key, and then looks for its answer: one statement. */
const begin = async (tx: Tx, { userId, key }: Attempt, now: Date): Promise<Beginning> => {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  const { rows } = await tx.execute<Beginning>(
    sql`SELECT * FROM begin_call(${userId}, ${key}, ${oldest}::timestamptz)`,
  );
  if (!rows[0]) throw new Error('begin_call returned no row');
  return rows[0];
};

/**
 * Runs `work` at most once per key: its effect and its answer are committed together. During the work an advisory lock
 * of the transaction makes other callers, in any process, wait. If the work fails or its process dies, PostgreSQL
 * releases the lock with the transaction, and the key can be used again. The account stays open until the transaction
 * ends.
 */
export const runOnce = (
  transaction: Transaction,
  clock: Clock,
  attempt: Attempt,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Outcome> => {
  const { userId, key, endpoint } = attempt;
  const payloadHash = hashOf(attempt.payload);
  return transaction(async (tx) => {
    const now = clock();
    const before = await begin(tx, attempt, now);
    if (before.answer) {
      if (before.endpoint !== endpoint || before.payload_hash !== payloadHash) throw fail('idempotency_key_reused');
      return { answer: before.answer.data, replayed: true };
    }
    // Another transaction has not committed an answer yet.
    if (!before.free) throw fail('request_in_progress');

    const answer = await work(tx);
    const row = { userId, key, endpoint, payloadHash, answer: { data: answer ?? null }, createdAt: now };
    await tx
      .insert(keys)
      .values(row)
      .onConflictDoUpdate({ target: [keys.userId, keys.key], set: row });
    return { answer, replayed: false };
  });
};

/** Deletes answers older than a day. */
export const forgetOldAnswers = async (db: Database, clock: Clock): Promise<void> => {
  await deleteAll(db, keys, lt(keys.createdAt, new Date(clock().getTime() - keptFor)));
};
