import type { Fen, Language } from '@caravan/kernel';
import type { CouponAnswer, CouponTarget } from '@caravan/promotions/contract';
import { onePort, type Database, type Tx } from '@caravan/server-core';

/** User of a coupon, and the target of the payment. */
export interface CouponCaller {
  userId: string;
  target: CouponTarget;
  /** Whether it is the shopper's first order, or first package; asked only for coupons that need it. */
  isFirst: (db: Database) => Promise<boolean>;
}

/** A price that a coupon may lower: that of the goods, or the freight. */
export interface CouponBasis extends CouponCaller {
  priceFen: Fen;
}

/** A coupon that a transaction took; it is free again when the transaction fails. */
export interface TakenCoupon {
  code: string;
  /** At least 1. */
  discountFen: Fen;
  /** Records what each order or package of this use takes of the discount. The parts add up to it. */
  pin: (parts: readonly CouponPart[]) => Promise<void>;
}

/** The part of a discount that an order or a package has. */
export interface CouponPart {
  kind: 'order' | 'package';
  ref: string;
  /** At least 1. */
  amountFen: Fen;
}

/** Coupons, for the features whose prices they lower. */
export interface Coupons {
  /** Whether a person can use any coupon of this target now. */
  offered: (db: Database, caller: Pick<CouponCaller, 'target' | 'userId'>) => Promise<boolean>;
  /**
   * Computes the effect of a typed code on prices. Unknown codes are counted; after too many of them the answer tells
   * nothing of any code. Not to be called inside a transaction.
   */
  check: (typed: string, caller: CouponCaller, language: Language) => Promise<(priceFen: Fen) => CouponAnswer>;
  /** Counts a typed code like `check`, and fails if it is unknown, or with 429 after too many of them. Not to be called inside a transaction. */
  admit: (userId: string, typed: string) => Promise<void>;
  /**
   * Takes a coupon and locks it until the transaction ends, so that no more of it is used than its budget and its limit
   * for a person allow. Fails with a reason of a coupon if it lowers nothing.
   */
  take: (tx: Tx, typed: string, basis: CouponBasis) => Promise<TakenCoupon>;
  /**
   * Gives a part of the discount of an order or a package back to the coupon, or all that is left of it. The person may
   * use the coupon again when nothing is left. Returns what was given back.
   */
  giveBack: (tx: Tx, part: Pick<CouponPart, 'kind' | 'ref'>, amountFen: Fen | 'all') => Promise<Fen>;
  /** The used and the returned discounts, by `ref`, for the audit. */
  usedBy: (db: Database, kind: CouponPart['kind'], refs: readonly string[]) => Promise<ReadonlyMap<string, UsedCoupon>>;
}

export const couponsPort = onePort<Coupons>('Coupons');

/** The discount that an order or a package took of a coupon, and the part that it gave back. */
export interface UsedCoupon {
  amountFen: Fen;
  givenBackFen: Fen;
}

/** A package that its shopper received, or that counts as received. */
export interface ReceivedPackage {
  userId: string;
  number: string;
  /** The price of the goods in it, and what was paid for the package, without what was refunded. */
  paidFen: Fen;
}

/** Points and invitations, for the feature in which packages are received. */
export interface Rewards {
  /**
   * Gives what the shop's programmes promise, in the transaction of the receipt; nothing if the shop has none. A package
   * is rewarded once, however often this is called.
   */
  packageReceived: (tx: Tx, received: ReceivedPackage) => Promise<void>;
}

export const rewardsPort = onePort<Rewards>('Rewards');
