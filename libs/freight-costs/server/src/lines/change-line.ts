import {
  fail,
  type FreightReview,
  type LineDecision,
  type LineMatch,
  type LineSetAside,
  type LineSettlement,
} from '@caravan/freight-costs/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { lockFreight } from '../bills/freight-bill.repo.ts';
import type { FreightLineRow } from '../bills/freight-bill.table.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { readRule } from '../rule/freight-rule.repo.ts';
import {
  changeLine,
  earlierLines,
  findLine,
  hasSettled,
  settleByCredits,
  type LineOfBill,
} from './freight-line.repo.ts';
import { settleFreightTasks } from './freight-tasks.ts';
import { planMatch } from './plan-lines.ts';

type LineCall = Pick<StaffCall, 'audit' | 'staffId' | 'unchanged'>;

const subjectOf = ({ id }: Pick<FreightLineRow, 'id'>) => ({ kind: 'freight_line', ref: id });

/** A line, while nobody else changes one. A colleague who works on its task keeps it. */
const holdLine = async (
  tx: Tx,
  { tasks }: Pick<FreightCostsContext, 'tasks'>,
  { staffId }: Pick<LineCall, 'staffId'>,
  id: string,
): Promise<LineOfBill> => {
  await lockFreight(tx);
  const held = await findLine(tx, id);
  if (!held) throw fail('not_found');
  await tasks().hold(tx, { queue: 'freight', ref: id, staffId });
  return held;
};

/**
 * Staff may match a line anew until somebody has decided about its difference, or it has settled a dispute. That it is
 * for somebody else's parcel may turn out to be wrong.
 */
const refuseDecided = async (tx: Tx, { id, review, state }: FreightLineRow): Promise<void> => {
  const isOpen = review === null || review === 'open' || (state === 'not_ours' && review === 'disputed');
  if (!isOpen || (await hasSettled(tx, id))) throw fail('line_decided');
};

/** Says for which package a line is. Its differences are found anew. */
export const matchLine = async (
  tx: Tx,
  context: FreightCostsContext,
  call: LineCall,
  id: string,
  { package_number: number }: LineMatch,
): Promise<void> => {
  const { line, bill } = await holdLine(tx, context, call, id);
  if (line.packageNumber === number) {
    call.unchanged();
    return;
  }
  await refuseDecided(tx, line);
  const [parcel] = await context.parcels().numbered(tx, [number]);
  if (!parcel) throw fail('parcel_not_sent', { fields: { package_number: 'parcel_not_sent' } });
  const earlier = await earlierLines(tx, { packages: [number], keys: [] });
  const plan = planMatch(line, bill, parcel, earlier, await readRule(tx));
  const at = context.clock();
  const isOdd = plan.findings.length > 0;
  await changeLine(tx, id, {
    state: 'matched',
    packageNumber: number,
    matchedBy: call.staffId,
    findings: plan.findings,
    review: isOdd ? 'open' : null,
    reviewedAt: isOdd ? at : null,
    reviewedBy: null,
    note: '',
  });
  const settled = plan.settles === null ? [] : [{ id: plan.settles, credit: id }];
  await settleByCredits(tx, settled, at);
  await settleFreightTasks(tx, context, [id, ...settled.map((one) => one.id)]);
  await call.audit(tx, {
    action: 'freight_line.match',
    subject: subjectOf(line),
    data: { before: line.packageNumber, package: number, settled: plan.settles },
  });
};

/** Says that a line is for no parcel of ours. What the carrier billed for somebody else is disputed at once. */
export const setLineAside = async (
  tx: Tx,
  context: FreightCostsContext,
  call: LineCall,
  id: string,
  { as: state, note }: LineSetAside,
): Promise<void> => {
  const { line } = await holdLine(tx, context, call, id);
  if (line.state === state) {
    call.unchanged();
    return;
  }
  await refuseDecided(tx, line);
  const isDisputed = state === 'not_ours' && line.fen > 0;
  await changeLine(tx, id, {
    state,
    packageNumber: null,
    matchedBy: null,
    findings: [],
    note,
    review: isDisputed ? 'disputed' : null,
    reviewedAt: isDisputed ? context.clock() : null,
    reviewedBy: call.staffId,
  });
  await settleFreightTasks(tx, context, [id]);
  await call.audit(tx, { action: 'freight_line.set_aside', subject: subjectOf(line), note, data: { as: state } });
};

const outcomes = { accept: 'accepted', dispute: 'disputed' } as const satisfies Record<
  LineDecision['decision'],
  FreightReview
>;

/** Accepts a difference, or disputes it with the carrier. A dispute may be given up, too. */
export const decideLine = async (
  tx: Tx,
  context: FreightCostsContext,
  call: LineCall,
  id: string,
  { decision, note }: LineDecision,
): Promise<void> => {
  const { line } = await holdLine(tx, context, call, id);
  const review = outcomes[decision];
  if (line.review === review) {
    call.unchanged();
    return;
  }
  if (line.review === null) throw fail('wrong_state');
  if (line.review !== 'open' && !(line.review === 'disputed' && review === 'accepted')) throw fail('line_decided');
  await changeLine(tx, id, { review, note, reviewedBy: call.staffId, reviewedAt: context.clock() });
  await settleFreightTasks(tx, context, [id]);
  await call.audit(tx, {
    action: `freight_line.${decision}`,
    subject: subjectOf(line),
    note,
    data: { fen: line.fen, findings: line.findings },
  });
};

/** Ends a dispute with what came back without a credit note, which lowers the cost of the parcel. */
export const settleLine = async (
  tx: Tx,
  context: FreightCostsContext,
  call: LineCall,
  id: string,
  { returned_fen: returnedFen, note }: LineSettlement,
): Promise<void> => {
  const { line } = await holdLine(tx, context, call, id);
  if (line.review === 'settled' && line.settledBy === null && line.returnedFen === returnedFen) {
    call.unchanged();
    return;
  }
  if (line.review === 'settled') throw fail('line_decided');
  if (line.review !== 'disputed') throw fail('wrong_state');
  if (returnedFen > line.fen) throw fail('returned_too_much', { fields: { returned_fen: 'returned_too_much' } });
  await changeLine(tx, id, {
    review: 'settled',
    returnedFen,
    note,
    reviewedBy: call.staffId,
    reviewedAt: context.clock(),
  });
  await settleFreightTasks(tx, context, [id]);
  await call.audit(tx, {
    action: 'freight_line.settle',
    subject: subjectOf(line),
    note,
    data: { fen: line.fen, returned_fen: returnedFen },
  });
};
