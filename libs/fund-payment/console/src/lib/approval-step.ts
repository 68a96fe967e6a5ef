import { approvalKinds, type ApprovalKind, type ApprovalRequest } from '@caravan/fund-payment/contract';
import type { Fen } from '@caravan/kernel';
import type { RefusedCall } from '@caravan/web-core';

/** A step that was refused because it needs a second person. */
export interface RefusedStep {
  kind: ApprovalKind;
  amountFen: Fen;
  limitFen: Fen;
  /** The sum of steps of the last 24 hours that count together with it. */
  earlierFen: Fen;
  /** The request for its approval, with the asker's reason. */
  request: (why: string) => ApprovalRequest;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the refusal `approval_needed`, which names the step and its subject. */
export const approvalStepOf = ({ data, params, body }: RefusedCall): RefusedStep | undefined => {
  const kind = approvalKinds.find((one) => one === data['kind']);
  if (!kind) return undefined;
  // The call of an answer has the question in its path, and the request has it in its body.
  const sent = kind === 'answer' ? { question_id: params?.['id'], ...(body as object) } : body;
  return {
    kind,
    amountFen: Number(data['amount_fen']),
    limitFen: Number(data['limit_fen']),
    earlierFen: Number(data['earlier_fen'] ?? 0),
    request: (why) => ({ kind, ref: text(data['ref']), body: sent, why }) as ApprovalRequest,
  };
};
