import type { AuditRun, Database } from '@caravan/server-core';
import { sql, type SQL } from 'drizzle-orm';

/** A rule of the stored data, and a query for its violations: each row names one fault. */
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
    broken: 'the entries of a wallet are not consecutive',
    found: sql`SELECT account_id || ' ' || sequence AS name FROM (
        SELECT account_id, sequence, at, balance_after_fen, amount_fen,
          lag(balance_after_fen, 1, 0::bigint) OVER entries AS before, lag(at) OVER entries AS earlier, row_number() OVER entries AS position
        FROM ledger_entry WHERE sequence IS NOT NULL WINDOW entries AS (PARTITION BY account_id ORDER BY sequence)
      ) entry WHERE balance_after_fen <> before + amount_fen OR sequence <> position OR at < earlier OR balance_after_fen < 0`,
  },
  { broken: 'a wallet is below zero', found: sql`SELECT id AS name FROM ledger_account WHERE balance_fen < 0` },
  {
    broken: 'the refunds of a capture differ from its refunded amount, or exceed it',
    found: sql`SELECT c.kind || ' ' || c.ref AS name FROM capture c LEFT JOIN refund r ON r.kind = c.kind AND r.ref = c.ref
      GROUP BY c.kind, c.ref HAVING c.refunded_fen <> coalesce(sum(r.amount_fen), 0) OR c.refunded_fen > c.amount_fen`,
  },
  {
    broken: 'a succeeded payment does not equal its captures and the returned amount',
    found: sql`SELECT p.id AS name FROM payment p LEFT JOIN capture c ON c.payment_id = p.id WHERE p.status = 'succeeded' AND p.kind <> 'recharge'
      GROUP BY p.id HAVING coalesce(sum(c.amount_fen), 0) = 0 OR coalesce(sum(c.amount_fen), 0) + p.returned_fen < p.amount_fen`,
  },
  {
    // Each rate and each amount is rounded up: the rate to eight decimals, the amount to a hundredth.
    broken: 'a charge is not its amount at its rate, or its rate is not that of the day with the exchange margin',
    found: sql`SELECT id AS name FROM payment WHERE charge_minor <> ceil(amount_fen * charge_rate::numeric)
      OR charge_rate::numeric * (10000 - charge_margin_bp) < charge_day_rate::numeric * 10000
      OR (charge_rate::numeric - 0.00000001) * (10000 - charge_margin_bp) >= charge_day_rate::numeric * 10000`,
  },
  {
    broken: 'a capture belongs to a payment that did not succeed',
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
    broken: 'revenue does not equal captures minus refunds',
    found: sql`SELECT coalesce(book.kind, kept.kind) AS name FROM
      (SELECT substr(account_id, 9) AS kind, sum(amount_fen) AS total FROM ledger_entry
        WHERE starts_with(account_id, 'revenue:') GROUP BY account_id) book
      FULL JOIN (SELECT kind, sum(amount_fen - refunded_fen) AS total FROM capture GROUP BY kind) kept ON kept.kind = book.kind
      WHERE coalesce(book.total, 0) <> coalesce(kept.total, 0)`,
  },
  {
    broken: 'the transit account does not equal the refunds being sent',
    found: sql`SELECT 'transit:card' AS name WHERE
      (SELECT coalesce(sum(amount_fen), 0) FROM ledger_entry WHERE account_id = 'transit:card') <>
      (SELECT coalesce(sum(amount_fen), 0) FROM refund WHERE status = 'sending')`,
  },
  {
    broken: 'a refund and its transactions disagree, or it went to both card and wallet',
    found: sql`SELECT r.id AS name FROM refund r
      LEFT JOIN ledger_transaction card ON card.key = 'refund_to_card:' || r.id
      LEFT JOIN ledger_transaction wallet ON wallet.key = 'refund_to_balance:' || r.id
      LEFT JOIN LATERAL (SELECT coalesce(sum(e.amount_fen), 0) AS total FROM ledger_entry e
        JOIN ledger_transaction t ON t.id = e.transaction_id
        WHERE e.account_id = 'wallet:' || r.user_id AND (t.number = r.transaction_no OR t.id = wallet.id)) paid ON true
      WHERE (r.status = 'card' AND card.id IS NULL) OR (r.status <> 'balance' AND wallet.id IS NOT NULL)
        OR (r.status = 'sending' AND card.id IS NOT NULL)
        OR paid.total <> CASE r.status WHEN 'balance' THEN r.amount_fen ELSE 0 END`,
  },
  {
    broken: 'a compensation is not one of the shop to a shopper, or something else is booked as a claim',
    found: sql`SELECT t.number AS name FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id GROUP BY t.id
      HAVING (t.type = 'compensation') <> bool_or(e.account_id = 'expense:claim') OR (t.type = 'compensation' AND NOT
        bool_and((e.account_id = 'expense:claim' AND e.amount_fen < 0) OR (starts_with(e.account_id, 'wallet:') AND e.amount_fen > 0)))`,
  },
  {
    broken: 'a payment provider disagrees with our books',
    found: sql`SELECT kind || ' ' || coalesce(refund_id, provider_ref, payment_id, id) AS name
      FROM payment_difference WHERE closed_at IS NULL ORDER BY found_at`,
  },
  {
    broken: 'an approved step is not in the log as made by its asker and approved by another',
    // The log is deleted after some years, and says nothing of an approval before its first row.
    found: sql`SELECT a.id AS name FROM approval a WHERE a.state = 'approved'
      AND a.decided_at > coalesce((SELECT min(at) FROM staff_action), '-infinity') AND NOT (
      EXISTS (SELECT FROM staff_action s WHERE s.subject_ref = a.ref AND s.staff_id = a.asked_by AND s.data ->> 'approval' = a.id)
      AND EXISTS (SELECT FROM staff_action s WHERE s.subject_ref = a.id AND s.action = 'approval.approve' AND s.staff_id = a.decided_by))`,
  },
  {
    broken: 'a step claims an approval that was not given',
    found: sql`SELECT s.data ->> 'approval' AS name FROM staff_action s LEFT JOIN approval a ON a.id = s.data ->> 'approval'
      WHERE s.data ? 'approval' AND (a.state IS DISTINCT FROM 'approved' OR a.ref <> s.subject_ref)`,
  },
  {
    broken: 'a confirmed remittance has no accepted control number',
    found: sql`SELECT r.payment_id AS name FROM remittance r WHERE r.status = 'confirmed'
      AND NOT EXISTS (SELECT FROM remittance_number n WHERE n.payment_id = r.payment_id AND n.mtcn = r.mtcn AND n.accepted_at IS NOT NULL)`,
  },
  {
    broken: 'a remittance and its payment disagree',
    found: sql`SELECT p.id AS name FROM remittance r JOIN payment p ON p.id = r.payment_id
      WHERE (r.status = 'rejected' AND p.status IN ('pending', 'succeeded')) OR (r.status = 'confirmed' AND p.status = 'pending')`,
  },
];

/** Checks that the ledger is consistent and agrees with the payments; each line names a fault. */
export const auditLedger = async (db: Database, run: AuditRun): Promise<string[]> => {
  const faults: (readonly string[])[] = [];
  for (const { broken, found } of rules)
    faults.push(
      await run.part(broken, async () => {
        const { rows } = await db.execute<{ name: string }>(found);
        return rows.map(({ name }) => `${broken}: ${name}`);
      }),
    );
  return faults.flat();
};
