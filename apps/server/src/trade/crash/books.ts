import type { ModelLine } from '../trade-model.ts';

/** A line by hand, told from others by its name. */
export interface BookedLine extends ModelLine {
  name: string;
  shop: string;
  arrived: boolean;
}

export interface BookedOrder {
  number: string;
  lines: BookedLine[];
  amountFen: number;
  events: string[];
}

export interface BookedPackage {
  number: string;
  feeFen: number;
  items: number;
  events: string[];
}

/** Everything that one call changes for one shopper: all of it or nothing. */
export interface Effect {
  /** Of the balance. */
  fen?: number;
  /** Lines in the cart. */
  cart?: number;
  /** Goods on the shelf. */
  shelf?: number;
  /** New ones, whose numbers only the answer tells. */
  orders?: number;
  packages?: number;
  /** What it adds to the timelines of orders and packages, by number. */
  events?: Record<string, readonly string[]>;
  /** What a payment becomes, by id. */
  payments?: Record<string, string>;
}

/** What a shopper must have, kept by the test alone: from what was answered with success, and from what was asked for. */
export interface Books {
  balanceFen: number;
  cart: BookedLine[];
  /** Goods, those in packages included until they are shipped. */
  shelf: number;
  orders: Map<string, BookedOrder>;
  packages: Map<string, BookedPackage>;
  payments: Map<string, string>;
  /** Asked for and not answered yet: it may have come about or not. */
  underWay: Set<Effect>;
}

export const emptyBooks = (): Books => ({
  balanceFen: 0,
  cart: [],
  shelf: 0,
  orders: new Map(),
  packages: new Map(),
  payments: new Map(),
  underWay: new Set(),
});

/** Enters what was acknowledged; new orders, packages and lines of the cart are entered by whoever knows them. */
const enter = (books: Books, { fen = 0, shelf = 0, events = {}, payments = {} }: Effect): void => {
  books.balanceFen += fen;
  books.shelf += shelf;
  for (const [number, added] of Object.entries(events)) (books.orders.get(number) ?? books.packages.get(number))?.events.push(...added);
  for (const [id, status] of Object.entries(payments)) books.payments.set(id, status);
};

/** Has something done whose effect is known beforehand, and enters it together with what `keep` reads off the answer if it came about. */
export const undertake = async <T>(
  books: Books,
  effect: Effect,
  work: () => Promise<T>,
  cameAbout: (answer: T) => boolean | Promise<boolean>,
  keep: (answer: T) => void = () => undefined,
): Promise<T> => {
  books.underWay.add(effect);
  const answer = await work();
  const happened = await cameAbout(answer);
  books.underWay.delete(effect);
  if (happened) {
    enter(books, effect);
    keep(answer);
  }
  return answer;
};
