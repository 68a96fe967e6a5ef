import type { ModelLine } from '../trade-model.ts';
import { amountOf } from '../trade-rules.ts';

/** A line that was entered by hand; its name is unique. */
export interface BookedLine extends ModelLine {
  name: string;
  shop: string;
  arrived: boolean;
  /** All its pieces were refunded, because they cannot be had. */
  gone: boolean;
}

/** An additional payment for a line that the shopper is asked for, and makes. */
export interface BookedExtra {
  questionId: string;
  line: BookedLine;
  amountFen: number;
  isPaid: boolean;
}

/** Staff ask whether goods that arrived are kept or returned. */
export interface BookedQuality {
  questionId: string;
  itemId: string;
  valueFen: number;
}

export interface BookedOrder {
  number: string;
  lines: BookedLine[];
  amountFen: number;
  events: string[];
  /** The question about a line, of which an order has one at most here. */
  extra: BookedExtra | null;
  /** The open question about goods that arrived. */
  quality: BookedQuality | null;
}

/** The payment for an order, less the lines that are gone. */
export const heldFor = ({ amountFen, lines, extra }: BookedOrder): number =>
  lines.reduce((held, line) => (line.gone ? held - priceOf(line) : held), amountFen) +
  (extra?.isPaid ? extra.amountFen : 0);

/** The price of a line with its photos; domestic shipping stays with the order. */
export const priceOf = (line: BookedLine): number => amountOf([{ ...line, shippingFen: 0 }]).amountFen;

export interface BookedPackage {
  number: string;
  /** Once it is paid. */
  heldFen: number;
  items: number;
  /** The weight by which it was quoted. */
  quotedG: number;
  /** It was packed before it was ordered, so a higher weight costs the shopper nothing. */
  isRehearsed: boolean;
  isInsured: boolean;
  /** Asked for after the weighing; 0 if nothing is. */
  extraFen: number;
  /** Somebody cancels or weighs it: what one of them returns depends on the other. */
  isBusy: boolean;
  events: string[];
}

/** A return of goods to their seller. */
export interface BookedReturn {
  number: string;
  orderNumber: string;
  kind: 'return' | 'exchange';
  /** The price of the goods. */
  valueFen: number;
  /** For the way back. */
  feeFen: number;
  events: string[];
}

/** A service for goods in the warehouse. */
export interface BookedService {
  number: string;
  kind: 'photos' | 'measurement' | 'rehearsal';
  itemIds: string[];
  amountFen: number;
  /** With its goods; null until they are rehearsed. */
  boxG: number | null;
}

/** A claim on the insurance of a package. */
export interface BookedClaim {
  ref: string;
  amountFen: number;
}

/** The changes that one call makes for one shopper, all or none. */
export interface Effect {
  /** Change of the balance. */
  fen?: number;
  /** Change of the number of lines in the cart. */
  cart?: number;
  /** Change of the number of goods in the warehouse. */
  warehouse?: number;
  /** The number of new ones; only the response contains their numbers. */
  orders?: number;
  packages?: number;
  returns?: number;
  services?: number;
  claims?: number;
  /** Events that are added to the timelines of orders, packages and returns, by number. */
  events?: Record<string, readonly string[]>;
  /** The new status of payments, by id. */
  payments?: Record<string, string>;
  /** The new states of services and claims, by number. */
  states?: Record<string, string>;
}

/** The expected state of a shopper, which the test keeps from the successful responses and the pending calls. */
export interface Reconciliation {
  balanceFen: number;
  cart: BookedLine[];
  /** All goods that are not shipped, including packed ones. */
  warehouse: number;
  orders: Map<string, BookedOrder>;
  packages: Map<string, BookedPackage>;
  returns: Map<string, BookedReturn>;
  services: Map<string, BookedService>;
  claims: Map<string, BookedClaim>;
  payments: Map<string, string>;
  /** The states of services and claims, by number. */
  states: Map<string, string>;
  /** The effects of unanswered calls, which may have happened or not. */
  pending: Set<Effect>;
}

export const emptyReconciliation = (): Reconciliation => ({
  balanceFen: 0,
  cart: [],
  warehouse: 0,
  orders: new Map(),
  packages: new Map(),
  returns: new Map(),
  services: new Map(),
  claims: new Map(),
  payments: new Map(),
  states: new Map(),
  pending: new Set(),
});

/** The known events of an order, a package or a return. */
export const eventsOf = ({ orders, packages, returns }: Reconciliation, number: string): string[] | undefined =>
  (orders.get(number) ?? packages.get(number) ?? returns.get(number))?.events;

/** Applies an acknowledged effect. `keep` adds new orders, packages and lines of the cart. */
const applyEffect = (
  reconciliation: Reconciliation,
  { fen = 0, warehouse = 0, events = {}, payments = {}, states = {} }: Effect,
): void => {
  reconciliation.balanceFen += fen;
  reconciliation.warehouse += warehouse;
  for (const [number, added] of Object.entries(events)) eventsOf(reconciliation, number)?.push(...added);
  for (const [id, status] of Object.entries(payments)) reconciliation.payments.set(id, status);
  for (const [number, state] of Object.entries(states)) reconciliation.states.set(number, state);
};

/** Runs a call with a known effect. If the call had it, applies the effect and calls `keep` with the response. */
export const trackCall = async <T>(
  reconciliation: Reconciliation,
  effect: Effect,
  work: () => Promise<T>,
  hadEffect: (answer: T) => boolean | Promise<boolean>,
  keep: (answer: T) => void = () => undefined,
): Promise<T> => {
  reconciliation.pending.add(effect);
  const answer = await work();
  const succeeded = await hadEffect(answer);
  reconciliation.pending.delete(effect);
  if (succeeded) {
    applyEffect(reconciliation, effect);
    keep(answer);
  }
  return answer;
};
