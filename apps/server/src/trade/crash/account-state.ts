import { isDeepStrictEqual } from 'node:util';
import { eventsOf, type Effect, type Reconciliation } from './reconciliation.ts';

/** The state of a shopper, as expected or as the server returns it. */
export interface AccountState {
  balanceFen: number;
  cart: number;
  warehouse: number;
  /** The number of orders and so on that are not in the reconciliation yet. */
  newOrders: number;
  newPackages: number;
  newReturns: number;
  newServices: number;
  newClaims: number;
  /** The events by number, sorted, because concurrent calls may be answered in any order. */
  events: Record<string, string>;
  payments: Record<string, string>;
  /** The states of services and claims. */
  states: Record<string, string>;
}

/** The payments to check: the last ones of each shopper. */
export const recentPayments = ({ payments }: Reconciliation): string[] => [...payments.keys()].slice(-5);

const eventText = (events: readonly string[]): string => events.toSorted().join(' ');

const withAll = <T>(before: Record<string, T>, after: readonly [string, T][]): Record<string, T> =>
  Object.fromEntries([...Object.entries(before), ...after]);

type Counted = 'fen' | 'cart' | 'warehouse' | 'orders' | 'packages' | 'returns' | 'services' | 'claims';

const sum = (effects: readonly Effect[], of: Counted): number =>
  effects.reduce((total, effect) => total + (effect[of] ?? 0), 0);

/** The expected state, with some of the pending effects applied. */
const expectedState = (reconciliation: Reconciliation, applied: readonly Effect[]): AccountState => {
  const recent = new Set(recentPayments(reconciliation));
  const later = (number: string): string[] => applied.flatMap((effect) => effect.events?.[number] ?? []);
  const known = [
    ...reconciliation.orders.values(),
    ...reconciliation.packages.values(),
    ...reconciliation.returns.values(),
  ];
  return {
    balanceFen: reconciliation.balanceFen + sum(applied, 'fen'),
    cart: reconciliation.cart.length + sum(applied, 'cart'),
    warehouse: reconciliation.warehouse + sum(applied, 'warehouse'),
    newOrders: sum(applied, 'orders'),
    newPackages: sum(applied, 'packages'),
    newReturns: sum(applied, 'returns'),
    newServices: sum(applied, 'services'),
    newClaims: sum(applied, 'claims'),
    events: Object.fromEntries(known.map(({ number, events }) => [number, eventText([...events, ...later(number)])])),
    payments: withAll(
      Object.fromEntries([...reconciliation.payments].filter(([id]) => recent.has(id))),
      applied.flatMap((effect) => Object.entries(effect.payments ?? {})).filter(([id]) => recent.has(id)),
    ),
    states: withAll(
      Object.fromEntries(reconciliation.states),
      applied.flatMap((effect) => Object.entries(effect.states ?? {})),
    ),
  };
};

/** All subsets of the pending effects; there are at most two or three effects. */
const choices = (effects: readonly Effect[]): Effect[][] =>
  effects.reduce<Effect[][]>((found, effect) => found.flatMap((chosen) => [chosen, [...chosen, effect]]), [[]]);

/** All possible states while some calls are unanswered. Each of them has happened completely or not at all. */
export const possibleStates = (reconciliation: Reconciliation): AccountState[] =>
  choices([...reconciliation.pending]).map((applied) => expectedState(reconciliation, applied));

export const stateOf = (
  reconciliation: Reconciliation,
  seen: {
    balanceFen: number;
    cart: number;
    warehouse: number;
    orders: Map<string, string[]>;
    packages: Map<string, string[]>;
    returns: Map<string, string[]>;
    services: Map<string, string>;
    claims: Map<string, string>;
    payments: Record<string, string>;
  },
): AccountState => {
  const { orders, packages, returns, services, claims, ...rest } = seen;
  const unknown = (numbers: Iterable<string>, known: Map<string, unknown>) =>
    [...numbers].filter((number) => !known.has(number)).length;
  const all = [...orders, ...packages, ...returns].filter(([number]) => eventsOf(reconciliation, number) !== undefined);
  return {
    ...rest,
    newOrders: unknown(orders.keys(), reconciliation.orders),
    newPackages: unknown(packages.keys(), reconciliation.packages),
    newReturns: unknown(returns.keys(), reconciliation.returns),
    newServices: unknown(services.keys(), reconciliation.services),
    newClaims: unknown(claims.keys(), reconciliation.claims),
    events: Object.fromEntries(all.map(([number, events]) => [number, eventText(events)])),
    states: Object.fromEntries([...services, ...claims].filter(([number]) => reconciliation.states.has(number))),
  };
};

/** The differences to the closest possible state; undefined if one of them was seen. */
export const mismatchOf = (seen: AccountState, possible: readonly AccountState[]): object | undefined => {
  if (possible.some((state) => isDeepStrictEqual(state, seen))) return undefined;
  const differences = (state: AccountState) =>
    Object.entries(seen).flatMap(([part, value]: [string, unknown]) => {
      const expected: unknown = state[part as keyof AccountState];
      if (isDeepStrictEqual(value, expected)) return [];
      if (typeof value !== 'object' || value === null) return [{ part, seen: value, expected }];
      const names = new Set([...Object.keys(value), ...Object.keys(expected as object)]);
      const at = (object: unknown, name: string): unknown => Reflect.get(object as object, name);
      return [...names].flatMap((name) =>
        at(value, name) === at(expected, name)
          ? []
          : [{ part, name, seen: at(value, name), expected: at(expected, name) }],
      );
    });
  return possible.map(differences).toSorted((one, other) => one.length - other.length)[0];
};
