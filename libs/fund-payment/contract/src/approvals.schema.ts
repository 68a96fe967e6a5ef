import { lineDrop, orderDecision, staffAnswer } from '@caravan/cart-orders/contract/orders';
import {
  cursorPageOf,
  cursorQuery,
  fen,
  fenOut,
  id,
  instant,
  text,
  yuanText,
  z,
  orderNumber,
} from '@caravan/kernel/zod';
import { returnSettlement } from '@caravan/returns/contract/staff';
import {
  claimApproval,
  extraWaiver,
  newWeighing,
  packageCancellation,
  serviceCancellation,
  weighingCorrection,
} from '@caravan/warehouse-packages/contract/staff';
import { approvalKinds, approvalStates, staleCauses } from './approval-kinds.ts';
import { maxRechargeFen } from './payment-kinds.ts';
import { adjustment, remittanceDecision } from './staff-payments.schema.ts';

/** Why the step should be made, for the colleague who decides. */
const why = text(1, 500);
const packageNumber = text(1, 40);

/** A step above the limit, with the body of its own call. `ref` is what the call names in its path. */
export const approvalRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('adjust'), ref: id, body: adjustment, why }),
  z.strictObject({ kind: z.literal('remittance'), ref: id, body: remittanceDecision, why }),
  z.strictObject({ kind: z.literal('refund'), ref: orderNumber, body: orderDecision, why }),
  z.strictObject({ kind: z.literal('cancel'), ref: orderNumber, body: orderDecision, why }),
  z.strictObject({ kind: z.literal('drop'), ref: orderNumber, body: lineDrop, why }),
  z.strictObject({
    kind: z.literal('answer'),
    ref: orderNumber,
    body: z.strictObject({ question_id: id, ...staffAnswer.shape }),
    why,
  }),
  z.strictObject({ kind: z.literal('no_fee'), ref: orderNumber, body: orderDecision, why }),
  z.strictObject({ kind: z.literal('waive'), ref: packageNumber, body: extraWaiver, why }),
  z.strictObject({ kind: z.literal('cancel_package'), ref: packageNumber, body: packageCancellation, why }),
  z.strictObject({ kind: z.literal('cancel_service'), ref: packageNumber, body: serviceCancellation, why }),
  z.strictObject({ kind: z.literal('claim'), ref: text(1, 40), body: claimApproval, why }),
  z.strictObject({ kind: z.literal('return'), ref: packageNumber, body: returnSettlement, why }),
  z.strictObject({ kind: z.literal('weigh'), ref: packageNumber, body: newWeighing, why }),
  z.strictObject({ kind: z.literal('correct_weight'), ref: packageNumber, body: weighingCorrection, why }),
]);

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
/** The field of the rule, in yuan as typed; empty for no limit. */
export const approvalRuleForm = z
  .strictObject({ above: z.union([z.literal('').transform(() => null), yuanText.pipe(fen.max(maxRechargeFen))]) })
  .transform(({ above }) => ({ above_fen: above }));

export type ApprovalRequest = z.infer<typeof approvalRequest>;
/** The bodies of the steps by their kinds. */
export type ApprovalBodies = { [R in ApprovalRequest as R['kind']]: R['body'] };
export type Approval = z.infer<typeof approval>;
export type ApprovalsQuery = z.infer<typeof approvalsQuery>;
export type ApprovalPage = z.infer<typeof approvalPage>;
export type ApprovalDecision = z.infer<typeof approvalDecision>;
export type ApprovalRule = z.infer<typeof approvalRule>;
export type ApprovalRuleChange = z.infer<typeof approvalRuleChange>;
