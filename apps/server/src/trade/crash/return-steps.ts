import { getReturnContract, requestReturnContract, withdrawReturnContract } from '@caravan/returns/contract/schema';
import { returnStep, settleReturnContract, stepReturnContract } from '@caravan/returns/contract/staff';
import { callByKey, callByState, type Actor } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { measured } from './package-steps.ts';
import type { BookedReturn, Effect, Reconciliation } from './reconciliation.ts';
import { isServed } from './service-steps.ts';
import { shelfOf, type StaffStep } from './trader.ts';

const returnsAfter = ({ returns }: Reconciliation, ...events: string[]): BookedReturn[] =>
  [...returns.values()].filter((one) => events.includes(one.events.at(-1) ?? ''));

export const askReturn: Step = async (trader, { below, oneOf }) => {
  const { reconciliation } = trader;
  const shelf = await shelfOf(trader);
  const item = oneOf(shelf.filter(({ id, returnable }) => returnable && !isServed(trader, id)));
  if (!item) return;
  const kind = below(3) ? 'return' : 'exchange';
  const isFaulty = kind === 'exchange' || below(2) === 0;
  const { id: item_id, quantity, order_number: orderNumber, value_fen: valueFen } = item;
  const asked = await callByKey(trader, reconciliation, requestReturnContract, {
    body: { item_id, quantity, kind, reason: isFaulty ? 'damaged' : 'changed_mind', text: '' },
    effect: { returns: 1 },
    keep: ({ number }) => {
      const feeFen = isFaulty ? 0 : 800;
      reconciliation.returns.set(number, { number, orderNumber, kind, valueFen, feeFen, events: ['requested'] });
    },
  });
  if (asked.reason !== undefined) throw new Error(`free goods could not be returned: ${asked.reason}`);
};

export const withdrawReturn: Step = async (trader, { oneOf }) => {
  const one = oneOf(returnsAfter(trader.reconciliation, 'requested', 'agreed'));
  if (!one) return;
  const { number } = one;
  await callByState(trader, trader.reconciliation, withdrawReturnContract, {
    params: { number },
    effect: { events: { [number]: ['withdrawn'] } },
    timeline: async () => (await trader.client.call(getReturnContract, { params: { number } })).data.timeline,
  });
};

const step = async (
  staffActor: Actor,
  reconciliation: Reconciliation,
  { number }: BookedReturn,
  body: Parameters<typeof returnStep.parse>[0],
  effect: Effect = {},
): Promise<void> => {
  const parsed = returnStep.parse(body);
  const events = { ...effect.events, [number]: [parsed.step] };
  await callByKey(staffActor, reconciliation, stepReturnContract, {
    params: { number },
    body: parsed,
    effect: { ...effect, events },
  });
};

/** The seller agrees or refuses. */
export const askSeller: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const one = oneOf(returnsAfter(reconciliation, 'requested'));
  if (!one) return;
  const agreed = { step: 'agreed', ...(one.feeFen ? { fee_fen: one.feeFen } : {}) };
  await step(staffActor, reconciliation, one, below(4) ? agreed : { step: 'refused', note: 'opened' });
};

export const sendBack: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const one = oneOf(returnsAfter(reconciliation, 'agreed'));
  if (!one) return;
  const body = { step: 'sent', carrier: 'SF', tracking_number: `BACK${one.number}` };
  await step(staffActor, reconciliation, one, body, { warehouse: -1 });
};

/** The seller pays, sends the same goods again, or sends them back to us. */
export const settleReturn: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const one = oneOf(returnsAfter(reconciliation, 'sent'));
  if (!one) return;
  const { kind, valueFen, feeFen, orderNumber } = one;
  if (below(4) === 0) return step(staffActor, reconciliation, one, { step: 'refused', note: 'worn' }, { warehouse: 1 });
  if (kind === 'exchange')
    return step(staffActor, reconciliation, one, { step: 'settled', replacement: measured }, { warehouse: 1 });
  const paidFen = 1 + below(valueFen);
  const events = { [one.number]: ['settled'], [orderNumber]: ['goods_returned'] };
  await callByKey(staffActor, reconciliation, settleReturnContract, {
    params: { number: one.number },
    body: { note: '', refund_fen: paidFen },
    effect: { fen: Math.max(0, paidFen - feeFen), events },
  });
};
