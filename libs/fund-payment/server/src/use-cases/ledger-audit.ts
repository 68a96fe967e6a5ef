import type { Database } from '@caravan/server-core';
import { sql, type SQL } from 'drizzle-orm';

/** A rule that what is kept must fulfil, and what breaks it: each row names one fault. */
interface Rule {
  broken: string;
  found: SQL;
}

const rules: readonly Rule[] = [
  {
    broken: 'the entries of a transaction do not sum to zero',
    found: sql`SELECT t.number AS name FROM ledger_transaction t LEFT JOIN ledger_entry e ON e.transaction_id = t.id
      GROUP BY t.id HAVING count(e.id) < 2 OR sum(e.amount_fen) <> 0`,
  },
  {
    broken: 'a wallet does not hold what its entries sum to',
    found: sql`SELECT a.id AS name FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id WHERE a.kind = 'wallet'
      GROUP BY a.id HAVING a.balance_fen <> coalesce(sum(e.amount_fen), 0) OR a.sequence <> count(e.id)`,
  },
  {
    broken: 'a wallet does not follow entry by entry',
    found: sql`SELECT account_id || ' ' || sequence AS name FROM (
        SELECT account_id, sequence, at, balance_after_fen, amount_fen,
          lag(balance_after_fen, 1, 0::bigint) OVER entries AS before, lag(at) OVER entries AS earlier, row_number() OVER entries AS position
        FROM ledger_entry WHERE sequence IS NOT NULL WINDOW entries AS (PARTITION BY account_id ORDER BY sequence)
      ) entry WHERE balance_after_fen <> before + amount_fen OR sequence <> position OR at < earlier OR balance_after_fen < 0`,
  },
  { broken: 'a wallet is below zero', found: sql`SELECT id AS name FROM ledger_account WHERE balance_fen < 0` },
  {
    broken: 'refunds of a capture are not what it says, or exceed it',
    found: sql`SELECT c.kind || ' ' || c.ref AS name FROM capture c LEFT JOIN refund r ON r.kind = c.kind AND r.ref = c.ref
      GROUP BY c.kind, c.ref HAVING c.refunded_fen <> coalesce(sum(r.amount_fen), 0) OR c.refunded_fen > c.amount_fen`,
  },
  {
    broken: 'a succeeded payment is not what was captured and returned',
    found: sql`SELECT p.id AS name FROM payment p LEFT JOIN capture c ON c.payment_id = p.id WHERE p.status = 'succeeded' AND p.kind <> 'recharge'
      GROUP BY p.id HAVING coalesce(sum(c.amount_fen), 0) = 0 OR coalesce(sum(c.amount_fen), 0) + p.returned_fen < p.amount_fen`,
  },
  {
    broken: 'something was captured by a payment that did not succeed',
    found: sql`SELECT c.kind || ' ' || c.ref AS name FROM capture c JOIN payment p ON p.id = c.payment_id
      WHERE p.status <> 'succeeded' OR p.kind <> c.kind`,
  },
  {
    broken: 'a payment and its transactions disagree',
    found: sql`SELECT p.id AS name FROM payment p
      LEFT JOIN ledger_transaction used ON used.key = 'payment:' || p.id LEFT JOIN ledger_transaction returned ON returned.key = 'return:' || p.id
      WHERE (p.status = 'succeeded') <> (used.id IS NOT NULL) OR (p.returned_fen > 0) <> (returned.id IS NOT NULL)
        OR p.returned_fen <> coalesce((SELECT sum(e.amount_fen) FROM ledger_entry e WHERE e.transaction_id = returned.id AND e.amount_fen > 0), 0)`,
  },
  {
    broken: 'revenue is not what was captured less what was refunded',
    found: sql`SELECT coalesce(book.kind, kept.kind) AS name FROM
      (SELECT substr(account_id, 9) AS kind, sum(amount_fen) AS total FROM ledger_entry
        WHERE starts_with(account_id, 'revenue:') GROUP BY account_id) book
      FULL JOIN (SELECT kind, sum(amount_fen - refunded_fen) AS total FROM capture GROUP BY kind) kept ON kept.kind = book.kind
      WHERE coalesce(book.total, 0) <> coalesce(kept.total, 0)`,
  },
  {
    broken: 'what is on its way to cards is not what is being sent',
    found: sql`SELECT 'transit:card' AS name WHERE
      (SELECT coalesce(sum(amount_fen), 0) FROM ledger_entry WHERE account_id = 'transit:card') <>
      (SELECT coalesce(sum(amount_fen), 0) FROM refund WHERE status = 'sending')`,
  },
  {
    broken: 'a remittance and its payment disagree',
    found: sql`SELECT p.id AS name FROM remittance r JOIN payment p ON p.id = r.payment_id
      WHERE (r.status = 'rejected' AND p.status IN ('pending', 'succeeded')) OR (r.status = 'confirmed' AND p.status = 'pending')`,
  },
];

/** Checks that the books agree with themselves and with the payments; each line names a fault. */
export const auditLedger = async (db: Database): Promise<string[]> => {
  const faults: string[] = [];
  for (const { broken, found } of rules) {
    const { rows } = await db.execute<{ name: string }>(found);
    faults.push(...rows.map(({ name }) => `${broken}: ${name}`));
  }
  return faults;
};
