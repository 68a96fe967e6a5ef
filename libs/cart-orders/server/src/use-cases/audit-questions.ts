import { sql, type SQL } from 'drizzle-orm';
import { allExtras } from '../db/order-question.repo.ts';
import type { OrderContext } from './order-context.ts';

/** A rule of questions and extra payments, and a query for its violations: each row names one. */
interface Rule {
  broken: string;
  found: SQL;
}

const unpaid = sql`NOT EXISTS (SELECT FROM order_extra_event v WHERE v.extra_ref = e.ref AND v.event IN ('paid', 'cancelled'))`;
const had = (event: 'paid' | 'refunded') =>
  sql`EXISTS (SELECT FROM order_extra_event v WHERE v.extra_ref = e.ref AND v.event = ${event})`;

const rules: readonly Rule[] = [
  {
    broken: 'a question is open, but its order is not paid',
    found: sql`SELECT q.id AS name FROM order_question q JOIN purchase_order o ON o.number = q.order_number
      WHERE q.state = 'open' AND o.status <> 'paid'`,
  },
  {
    broken: 'an extra payment waits, but its order does not',
    found: sql`SELECT e.ref AS name FROM order_extra e JOIN purchase_order o ON o.number = e.order_number
      WHERE o.status <> 'paid' AND ${unpaid}`,
  },
  {
    broken: 'an agreed question has no extra payment of its price, or another question has one',
    found: sql`SELECT q.id AS name FROM order_question q LEFT JOIN order_extra e ON e.question_id = q.id
      WHERE (q.answer IS NOT DISTINCT FROM 'pay_more') <> (e.ref IS NOT NULL)
        OR e.amount_fen <> (jsonb_path_query_first(q.options, '$[*] ? (@.kind == "pay_more").amount_fen'))::bigint`,
  },
  {
    broken: 'a question wakes without reason, or never',
    found: sql`SELECT q.id AS name FROM order_question q LEFT JOIN order_extra e ON e.question_id = q.id AND ${unpaid}
      WHERE (q.wake_at IS NOT NULL) <> (q.state = 'open' OR e.ref IS NOT NULL)`,
  },
  {
    broken: 'the extra payment of a cancelled or refunded order was not refunded',
    found: sql`SELECT e.ref AS name FROM order_extra e JOIN purchase_order o ON o.number = e.order_number
      WHERE o.status IN ('cancelled', 'refunded') AND ${had('paid')} AND NOT ${had('refunded')}`,
  },
  {
    broken: 'the refunded extra payments of an order differ from its events',
    found: sql`SELECT o.number AS name FROM purchase_order o
      JOIN (SELECT order_number, sum(amount_fen) FILTER (WHERE ${had('refunded')}) AS total FROM order_extra e GROUP BY 1) extra ON extra.order_number = o.number
      WHERE coalesce(extra.total, 0) <> (SELECT coalesce(sum((v.data->>'extra_refund_fen')::bigint), 0) FROM order_event v WHERE v.order_number = o.number)`,
  },
  {
    broken: 'a fee is known without a payment or a statement, or is not although there was one',
    found: sql`SELECT o.number AS name FROM purchase_order o WHERE (o.fee_stated_at IS NOT NULL) <>
      EXISTS (SELECT FROM order_event v WHERE v.order_number = o.number AND v.event IN ('extra_paid', 'no_fee'))`,
  },
];

/** Extra payments for which payment holds a wrong amount. */
const moneyFaults = (context: Pick<OrderContext, 'refunds' | 'transaction'>): Promise<string[]> =>
  context.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { ref, amountFen, paidAt, refundedAt } of await allExtras(tx)) {
      const due = paidAt !== null && refundedAt === null ? amountFen : 0;
      const held = await context.refunds().refundable(tx, 'order_extra', ref);
      if (held !== due) faults.push(`extra payment ${ref} should hold ${due} fen, payment holds ${held}`);
    }
    return faults;
  });

/** Audits questions and extra payments: they match their orders, each other, and payment. */
export const auditQuestions = async (
  context: Pick<OrderContext, 'db' | 'refunds' | 'transaction'>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const { broken, found } of rules) {
    const { rows } = await context.db.execute<{ name: string }>(found);
    faults.push(...rows.map(({ name }) => `${broken}: ${name}`));
  }
  return [...faults, ...(await moneyFaults(context))];
};
