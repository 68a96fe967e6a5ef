import { cursorPageOf, cursorQuery, fen, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { approvalKinds, approvalStates, staleCauses } from './approval-kinds.ts';
import { maxRechargeFen } from './payment-kinds.ts';
import { why } from './approval-request.schema.ts';

/** The form in which a member of staff asks a colleague. */
export const approvalForm = z.strictObject({ why });

const person = z.object({ id, name: z.string() });

/** A request for the approval of a step. */
export const approval = z.object({
  id,
  kind: z.enum(approvalKinds),
  /** The number of the order, package or claim, or the id of the payment, or of the user whose balance is adjusted. */
  ref: z.string(),
  /** The money that the step moves, compared with the limit. */
  amount_fen: fenOut,
  /** An adjustment that takes money from the balance. */
  takes: z.boolean(),
  /** The note or remark of the step, which the shopper reads. */
  note: z.string(),
  /** The pieces that a drop gives up; empty for other steps. */
  pieces: z.array(z.object({ line_id: id, quantity: z.int() })),
  why: z.string(),
  state: z.enum(approvalStates),
  /** Null unless it is stale. */
  stale_cause: z.enum(staleCauses).nullable(),
  asked_by: person,
  asked_at: instant,
  expires_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  decision_note: z.string(),
  /** Whether the caller asked, and so may withdraw it but not decide it. */
  own: z.boolean(),
});

export const approvalsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(approvalStates).optional(),
});
export const approvalPage = cursorPageOf(approval);

export const approvalDecision = z.strictObject({
  outcome: z.enum(['approved', 'rejected']),
  note: text(0, 500).default(''),
});
export const approvalDecisionForm = z.strictObject({ note: text(0, 500) });

/** Above this amount, in fen, a step needs a second person; null for no limit. */
const aboveFen = fen.max(maxRechargeFen).nullable();
export const approvalRuleChange = z.strictObject({ above_fen: aboveFen });
export const approvalRule = z.object({ above_fen: fenOut.nullable(), version: z.int() });
export type Approval = z.infer<typeof approval>;
export type ApprovalsQuery = z.infer<typeof approvalsQuery>;
export type ApprovalPage = z.infer<typeof approvalPage>;
export type ApprovalDecision = z.infer<typeof approvalDecision>;
export type ApprovalRule = z.infer<typeof approvalRule>;
export type ApprovalRuleChange = z.infer<typeof approvalRuleChange>;
