import type { AuditRun } from '@caravan/server-core';
import { sql, type SQL } from 'drizzle-orm';
import { allExtras } from './order-question.repo.ts';
import { heldOf } from '../payment/extra-refund.ts';
import type { OrderContext } from '../work/order-context.ts';

/** A rule of questions and extra payments, and a query for its violations: each row names one. */
interface Rule {
  broken: string;
  found: SQL;
}

const unpaid = sql`NOT EXISTS (SELECT FROM order_extra_event v WHERE v.extra_ref = e.ref AND v.event IN ('paid', 'cancelled'))`;
const paid = sql`EXISTS (SELECT FROM order_extra_event v WHERE v.extra_ref = e.ref AND v.event = 'paid')`;
const refunded = sql`(SELECT coalesce(sum(v.amount_fen), 0) FROM order_extra_event v WHERE v.extra_ref = e.ref)`;
/** The extra price of the chosen option; null if it has none. */
const agreed = sql`(jsonb_path_query_first(q.options, '$[*] ? (@.kind == $answer && @.amount_fen > 0).amount_fen', jsonb_build_object('answer', coalesce(q.answer, ''))))::bigint`;

const rules: readonly Rule[] = [
  {
    broken: 'a question is open, but its order is neither paid nor bought, nor in stock with goods to ask about',
    found: sql`SELECT q.id AS name FROM order_question q JOIN purchase_order o ON o.number = q.order_number
      WHERE q.state = 'open' AND o.status NOT IN ('paid', 'processing') AND (q.kind <> 'quality' OR o.status <> 'in_stock')`,
  },
  {
    broken: 'a question about goods has other options than to keep and to return them',
    found: sql`SELECT q.id AS name FROM order_question q
      WHERE (q.kind = 'quality') <> (jsonb_path_query_array(q.options, '$[*].kind') @> '["keep", "return"]')
        OR (q.kind = 'quality' AND jsonb_array_length(q.options) <> 2)`,
  },
  {
    broken: 'the answer to a question about goods and the events of its order differ',
    found: sql`SELECT q.id AS name FROM order_question q WHERE q.kind = 'quality' AND q.state IN ('answered', 'expired')
      AND 1 <> (SELECT count(*) FROM order_event v WHERE v.order_number = q.order_number AND v.data->>'question_id' = q.id
        AND v.event = CASE q.state WHEN 'answered' THEN 'question_answered' ELSE 'goods_kept' END
        AND v.data->>'return_number' IS NOT DISTINCT FROM q.return_number)`,
  },
  {
    broken: 'an extra payment waits, but its order does not',
    found: sql`SELECT e.ref AS name FROM order_extra e JOIN purchase_order o ON o.number = e.order_number
      WHERE o.status <> 'paid' AND ${unpaid}`,
  },
  {
    broken: 'an agreed question has no extra payment of its price, or another question has one',
    found: sql`SELECT q.id AS name FROM order_question q LEFT JOIN order_extra e ON e.question_id = q.id
      WHERE e.amount_fen IS DISTINCT FROM ${agreed}`,
  },
  {
    broken: 'a question wakes without reason, or never',
    found: sql`SELECT q.id AS name FROM order_question q LEFT JOIN order_extra e ON e.question_id = q.id AND ${unpaid}
      WHERE (q.wake_at IS NOT NULL) <> (q.state = 'open' OR e.ref IS NOT NULL)`,
  },
  {
    broken: 'a line has other goods than its question offered, or none although they were taken',
    found: sql`SELECT q.id AS name FROM order_question q LEFT JOIN line_substitute s ON s.question_id = q.id
      WHERE (q.answer IS NOT DISTINCT FROM 'substitute') <> (s.line_id IS NOT NULL)
        OR s.line_id <> q.line_id
        OR s.unit_price_fen <> (jsonb_path_query_first(q.options, '$[*] ? (@.kind == "substitute").goods.unit_price_fen'))::bigint`,
  },
  {
    broken: 'the extra payment of a cancelled or refunded order was not refunded',
    found: sql`SELECT e.ref AS name FROM order_extra e JOIN purchase_order o ON o.number = e.order_number
      WHERE o.status IN ('cancelled', 'refunded') AND ${paid} AND ${refunded} <> e.amount_fen`,
  },
  {
    broken: 'the refunded extra payments of an order differ from its events',
    found: sql`SELECT o.number AS name FROM purchase_order o
      JOIN (SELECT order_number, sum(${refunded}) AS total FROM order_extra e GROUP BY 1) extra ON extra.order_number = o.number
      WHERE extra.total <> (SELECT coalesce(sum((v.data->>'extra_refund_fen')::bigint), 0) FROM order_event v WHERE v.order_number = o.number)`,
  },
  {
    broken: 'a fee is known without a payment or a statement, or is not although there was one',
    found: sql`SELECT o.number AS name FROM purchase_order o WHERE (o.fee_stated_at IS NOT NULL) <> (
      EXISTS (SELECT FROM order_event v WHERE v.order_number = o.number AND v.event = 'no_fee')
      OR EXISTS (SELECT FROM order_extra e WHERE e.order_number = o.number AND e.line_id IS NULL AND ${paid}))`,
  },
  {
    broken: 'the money of a return differs from the event of its order',
    found: sql`SELECT r.return_number AS name FROM order_return r WHERE 1 <> (SELECT count(*) FROM order_event v
      WHERE v.order_number = r.order_number AND v.event = 'goods_returned' AND v.data->>'return_number' = r.return_number
        AND (v.data->>'refund_fen')::bigint = r.own_fen AND coalesce((v.data->>'extra_refund_fen')::bigint, 0) = r.extra_fen)`,
  },
  {
    broken: 'the extra payments that a return refunded differ from its record',
    found: sql`SELECT r.return_number AS name FROM order_return r
      WHERE r.extra_fen <> (SELECT coalesce(sum(v.amount_fen), 0) FROM order_extra_event v WHERE v.return_number = r.return_number)`,
  },
  {
    broken: 'more pieces of a line were returned than arrived',
    found: sql`SELECT l.id AS name FROM order_line l JOIN order_return r ON r.line_id = l.id
      GROUP BY l.id HAVING sum(r.quantity) > l.received_quantity`,
  },
];

/** Extra payments for which payment holds a wrong amount. */
const moneyFaults = (context: Pick<OrderContext, 'refunds' | 'transaction'>): Promise<string[]> =>
  context.transaction(async (tx) => {
    const faults: string[] = [];
    for (const extra of await allExtras(tx)) {
      const { ref } = extra;
      const due = heldOf(extra);
      const held = await context.refunds().refundable(tx, 'order_extra', ref);
      if (held !== due) faults.push(`extra payment ${ref} should hold ${due} fen, payment holds ${held}`);
    }
    return faults;
  });

/** Audits questions, extra payments and the money of returns: they match their orders, each other, and payment. */
export const auditQuestions = async (
  context: Pick<OrderContext, 'db' | 'refunds' | 'transaction'>,
  run: AuditRun,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const { broken, found } of rules)
    faults.push(
      ...(await run.part(broken, async () => {
        const { rows } = await context.db.execute<{ name: string }>(found);
        return rows.map(({ name }) => `${broken}: ${name}`);
      })),
    );
  return [...faults, ...(await run.part('extra payments', () => moneyFaults(context)))];
};
