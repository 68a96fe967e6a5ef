import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import type { NewPayment, Payment } from '@caravan/fund-payment/contract';
import { callByKey } from './idempotent-calls.ts';
import { trackCall, type Effect } from './reconciliation.ts';
import { ordersAfter, type Step } from './order-steps.ts';
import { packagesAfter } from './package-steps.ts';
import type { Seeded } from './seeded.ts';
import type { Trader } from './trader.ts';

/** Chooses the outcome of a payment on the gateway's page; every fifth fails. */
const decide = async (
  { client, reconciliation }: Trader,
  { below }: Seeded,
  { id, redirect_url: page }: Payment,
  success: Effect,
): Promise<void> => {
  const outcome = below(5) ? 'succeeded' : 'failed';
  const payments = { [id]: outcome };
  await trackCall(
    reconciliation,
    outcome === 'succeeded' ? { ...success, payments } : { payments },
    () => client.form(page ?? '', { outcome }),
    ({ status }) => {
      if (status !== 303) throw new Error(`the gateway's page answered ${status}`);
      return true;
    },
  );
};

const begin = async (trader: Trader, body: NewPayment, effect: Effect) =>
  callByKey(trader, trader.reconciliation, createPaymentContract, {
    body,
    effect,
    keep: ({ id, status }) => trader.reconciliation.payments.set(id, status),
  });

export const recharge: Step = async (trader, chance) => {
  const amountFen = 20_000 + chance.below(400_000);
  const { data } = await begin(trader, { kind: 'recharge', amount_fen: amountFen, method: 'sandbox' }, {});
  await decide(trader, chance, data, { fen: amountFen });
};

interface Unpaid {
  kind: 'order' | 'package';
  refs: string[];
  amountFen: number;
}

/** One or two orders, or a package. */
const unpaid = ({ reconciliation }: Trader, { below, oneOf }: Seeded): Unpaid | undefined => {
  const parcel = oneOf(packagesAfter(reconciliation, 'created'));
  if (parcel && below(2)) return { kind: 'package', refs: [parcel.number], amountFen: parcel.feeFen };
  const orders = ordersAfter(reconciliation, 'placed').slice(0, 1 + below(2));
  if (!orders.length) return undefined;
  return {
    kind: 'order',
    refs: orders.map(({ number }) => number),
    amountFen: orders.reduce((sum, order) => sum + order.amountFen, 0),
  };
};

const paid = ({ refs }: Unpaid) => Object.fromEntries(refs.map((number) => [number, ['paid']]));

export const payFromBalance: Step = async (trader, chance) => {
  const what = unpaid(trader, chance);
  if (!what) return;
  const { kind, refs, amountFen } = what;
  const had = trader.reconciliation.balanceFen;
  const { reason } = await begin(trader, { kind, refs, method: 'balance' }, { fen: -amountFen, events: paid(what) });
  if (reason !== undefined && (reason !== 'insufficient_balance' || had >= amountFen))
    throw new Error(`${kind} of ${amountFen} from ${had}: ${reason}`);
};

export const payBySandbox: Step = async (trader, chance) => {
  const what = unpaid(trader, chance);
  if (!what) return;
  const { kind, refs } = what;
  const { data } = await begin(trader, { kind, refs, method: 'sandbox' }, {});
  await decide(trader, chance, data, { events: paid(what) });
};
