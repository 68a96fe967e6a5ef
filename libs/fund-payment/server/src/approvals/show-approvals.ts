import { fail, type Approval, type ApprovalPage, type ApprovalsQuery } from '@caravan/fund-payment/contract';
import { holdsRole } from '@caravan/kernel';
import type { Database, StaffCall } from '@caravan/server-core';
import { findApproval, pageOfApprovals } from './approval.repo.ts';
import type { ApprovalRow } from './approval.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The parts of the bodies that an approval shows. */
interface AnyBody {
  note?: string;
  remark?: string;
  amount_fen?: number;
  lines?: { line_id: string; quantity: number }[];
}

type Reader = Pick<StaffCall, 'roles' | 'staffId'>;

const present = (row: ApprovalRow, names: ReadonlyMap<string, { name: string }>, readerId: string): Approval => {
  const body = row.body as AnyBody;
  const person = (id: string) => ({ id, name: names.get(id)?.name ?? id });
  return {
    id: row.id,
    kind: row.kind,
    ref: row.ref,
    amount_fen: row.amountFen,
    takes: row.kind === 'adjust' && (body.amount_fen ?? 0) < 0,
    note: body.note ?? body.remark ?? '',
    pieces: body.lines ?? [],
    why: row.why,
    state: row.state,
    stale_cause: row.staleCause,
    asked_by: person(row.askedBy),
    asked_at: row.askedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    decided_by: row.decidedBy === null ? null : person(row.decidedBy),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_note: row.note ?? '',
    own: row.askedBy === readerId,
  };
};

const presentAll = async (
  db: Database,
  { staffMembers }: Pick<PaymentContext, 'staffMembers'>,
  rows: readonly ApprovalRow[],
  readerId: string,
): Promise<Approval[]> => {
  const ids = new Set(rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy ? [decidedBy] : [])]));
  const names = ids.size ? await staffMembers().find(db, [...ids]) : new Map<string, { name: string }>();
  return rows.map((row) => present(row, names, readerId));
};

/** A request as one of its two persons sees it. */
export const showApprovalIn = async (
  db: Database,
  context: Pick<PaymentContext, 'staffMembers'>,
  row: ApprovalRow,
  readerId: string,
): Promise<Approval> => {
  const [shown] = await presentAll(db, context, [row], readerId);
  if (!shown) throw new Error('an approval was not presented');
  return shown;
};

/** Finance and auditors read all requests, others their own. */
const readsAll = ({ roles }: Reader): boolean => holdsRole(roles, ['finance', 'auditor']);

export const showApproval = async (context: PaymentContext, reader: Reader, id: string): Promise<Approval> => {
  const row = await findApproval(context.db, id);
  if (!row || (!readsAll(reader) && row.askedBy !== reader.staffId)) throw fail('not_found');
  return showApprovalIn(context.db, context, row, reader.staffId);
};

export const listApprovals = async (
  context: PaymentContext,
  reader: Reader,
  query: ApprovalsQuery,
): Promise<ApprovalPage> => {
  const page = await pageOfApprovals(context.db, query, readsAll(reader) ? undefined : reader.staffId);
  return { ...page, items: await presentAll(context.db, context, page.items, reader.staffId) };
};
