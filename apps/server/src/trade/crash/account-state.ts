import type { Books, Effect } from './books.ts';

/** What a shopper has: as the books say, or as the server says. */
export interface AccountState {
  balanceFen: number;
  cart: number;
  shelf: number;
  /** Orders and packages that the books do not know yet. */
  newOrders: number;
  newPackages: number;
  /** By number, in the order of letters: calls that race are answered in any order. */
  events: Record<string, string>;
  payments: Record<string, string>;
}

/** The payments that are looked at: the last ones of each shopper. */
export const recentPayments = ({ payments }: Books): string[] => [...payments.keys()].slice(-5);

const eventText = (events: readonly string[]): string => events.toSorted().join(' ');

const withAll = <T>(before: Record<string, T>, after: readonly [string, T][]): Record<string, T> => Object.fromEntries([...Object.entries(before), ...after]);

const sum = (effects: readonly Effect[], of: 'fen' | 'cart' | 'shelf' | 'orders' | 'packages'): number =>
  effects.reduce((total, effect) => total + (effect[of] ?? 0), 0);

/** What the books say, with some of what is under way. */
export const expectedState = (books: Books, come: readonly Effect[]): AccountState => {
  const recent = new Set(recentPayments(books));
  const later = (number: string): string[] => come.flatMap((effect) => effect.events?.[number] ?? []);
  const known = [...books.orders.values(), ...books.packages.values()];
  return {
    balanceFen: books.balanceFen + sum(come, 'fen'),
    cart: books.cart.length + sum(come, 'cart'),
    shelf: books.shelf + sum(come, 'shelf'),
    newOrders: sum(come, 'orders'),
    newPackages: sum(come, 'packages'),
    events: Object.fromEntries(known.map(({ number, events }) => [number, eventText([...events, ...later(number)])])),
    payments: withAll(
      Object.fromEntries([...books.payments].filter(([id]) => recent.has(id))),
      come.flatMap((effect) => Object.entries(effect.payments ?? {})).filter(([id]) => recent.has(id)),
    ),
  };
};

/** Every choice of what is under way: there are at most two or three. */
const choices = (effects: readonly Effect[]): Effect[][] => effects.reduce<Effect[][]>((found, effect) => found.flatMap((chosen) => [chosen, [...chosen, effect]]), [[]]);

/** All that may be true while some calls have no answer yet; each of them has come about wholly or not at all. */
export const possibleStates = (books: Books): AccountState[] => choices([...books.underWay]).map((come) => expectedState(books, come));

export const stateOf = (
  books: Books,
  seen: { balanceFen: number; cart: number; shelf: number; orders: Map<string, string[]>; packages: Map<string, string[]>; payments: Record<string, string> },
): AccountState => {
  const { orders, packages, ...rest } = seen;
  const unknown = (numbers: Iterable<string>, known: Map<string, unknown>) => [...numbers].filter((number) => !known.has(number)).length;
  const all = [...orders, ...packages].filter(([number]) => books.orders.has(number) || books.packages.has(number));
  return {
    ...rest,
    newOrders: unknown(orders.keys(), books.orders),
    newPackages: unknown(packages.keys(), books.packages),
    events: Object.fromEntries(all.map(([number, events]) => [number, eventText(events)])),
  };
};
