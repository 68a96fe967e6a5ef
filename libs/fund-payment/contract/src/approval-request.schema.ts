import { id, text, z } from '@caravan/kernel/zod';
import { approvalKinds, type ApprovalKind, type OtherApproval } from './approval-kinds.ts';
import { adjustment, remittanceDecision, type Adjustment, type RemittanceDecision } from './staff-payments.schema.ts';

/** The bodies of the steps by their kinds; a feature adds those of its steps. */
export interface ApprovalBodies {
  adjust: Adjustment;
  remittance: RemittanceDecision;
}
export type ApprovalBody<K extends ApprovalKind> = K extends keyof ApprovalBodies ? ApprovalBodies[K] : never;

/** A step above the limit, with the body of its own call. `ref` is what the call names in its path. */
export type ApprovalRequest = {
  [K in keyof ApprovalBodies]: { kind: K; ref: string; body: ApprovalBodies[K]; why: string };
}[keyof ApprovalBodies];

interface StepSchema<Body> {
  ref: z.ZodType<string>;
  body: z.ZodType<Body>;
}
/** The schemas of a feature's steps. */
export type StepSchemas<K extends ApprovalKind> = { readonly [P in K]: StepSchema<ApprovalBody<P>> };

/** Why the step should be made, for the colleague who decides. */
export const why = text(1, 500);

const requestOf = (kind: ApprovalKind, { ref, body }: StepSchema<unknown>) =>
  z.strictObject({ kind: z.literal(kind), ref, body, why });

/** A request for any of payment's own steps and those of other features. */
export const approvalRequestOf = (others: Partial<StepSchemas<OtherApproval>>): z.ZodType<ApprovalRequest> => {
  const steps: Partial<Record<ApprovalKind, StepSchema<unknown>>> = others;
  const requests = approvalKinds.flatMap((kind) => (steps[kind] ? [requestOf(kind, steps[kind])] : []));
  // Each request has the body of its kind, which the type of the union no longer shows.
  return z.discriminatedUnion('kind', [
    requestOf('adjust', { ref: id, body: adjustment }),
    requestOf('remittance', { ref: id, body: remittanceDecision }),
    ...requests,
  ]) as z.ZodType<ApprovalRequest>;
};
