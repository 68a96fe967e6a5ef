import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import type { NewPayment, Payment } from '@caravan/fund-payment/contract';
import { callByKey } from './idempotent-calls.ts';
import { trackCall, type BookedPackage, type Effect } from './reconciliation.ts';
import { ordersAfter, type Step } from './order-steps.ts';
import { packagesAfter } from './package-steps.ts';
import type { Seeded } from './seeded.ts';
import { servicesIn } from './service-steps.ts';
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
  kind: 'order' | 'package' | 'package_extra' | 'service';
  refs: string[];
  amountFen: number;
  /** Follows from the payment besides the balance. */
  then: Effect;
  /** A package whose difference it pays. */
  parcel?: BookedPackage;
}

const paidFor = (numbers: readonly string[], event: string): Effect => ({
  events: Object.fromEntries(numbers.map((number) => [number, [event]])),
});

/** One or two orders, a package, what its weight costs more, or a service. */
const unpaid = ({ reconciliation }: Trader, { below, oneOf }: Seeded): Unpaid | undefined => {
  const parcel = oneOf(packagesAfter(reconciliation, 'created'));
  if (parcel && below(2))
    return {
      kind: 'package',
      refs: [parcel.number],
      amountFen: parcel.heldFen,
      then: paidFor([parcel.number], 'paid'),
    };
  const heavier = oneOf(packagesAfter(reconciliation, 'weighed').filter(({ extraFen }) => extraFen > 0));
  if (heavier && below(2)) {
    const { number, extraFen: amountFen } = heavier;
    const then = paidFor([number], 'extra_paid');
    return { kind: 'package_extra', refs: [`${number}-1`], amountFen, then, parcel: heavier };
  }
  const service = oneOf(servicesIn(reconciliation, 'pending_payment'));
  if (service && below(2)) {
    const { number, amountFen } = service;
    return { kind: 'service', refs: [number], amountFen, then: { states: { [number]: 'paid' } } };
  }
  const orders = ordersAfter(reconciliation, 'placed').slice(0, 1 + below(2));
  if (!orders.length) return undefined;
  const refs = orders.map(({ number }) => number);
  const amountFen = orders.reduce((sum, order) => sum + order.amountFen, 0);
  return { kind: 'order', refs, amountFen, then: paidFor(refs, 'paid') };
};

/** The parcel may leave once the difference is paid, and its payment is held for it. */
const keepExtra = ({ parcel, amountFen }: Unpaid): void => {
  if (!parcel) return;
  parcel.extraFen = 0;
  parcel.heldFen += amountFen;
};

export const payFromBalance: Step = async (trader, chance) => {
  const what = unpaid(trader, chance);
  if (!what) return;
  const { kind, refs, amountFen, then } = what;
  const had = trader.reconciliation.balanceFen;
  const { reason } = await begin(trader, { kind, refs, method: 'balance' }, { ...then, fen: -amountFen });
  if (reason === undefined) return keepExtra(what);
  // Staff may have let the parcel leave meanwhile.
  const isClosed = kind === 'package_extra' && reason !== 'insufficient_balance';
  if (!isClosed && (reason !== 'insufficient_balance' || had >= amountFen))
    throw new Error(`${kind} of ${amountFen} from ${had}: ${reason}`);
};

/** Money that comes late, for what can no longer be paid, goes to the balance; so only what nobody else ends is paid here. */
export const payBySandbox: Step = async (trader, chance) => {
  const what = unpaid(trader, chance);
  if (!what || what.kind === 'package_extra') return;
  const { kind, refs, then } = what;
  const { data } = await begin(trader, { kind, refs, method: 'sandbox' }, {});
  await decide(trader, chance, data, then);
};
