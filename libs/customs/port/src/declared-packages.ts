import type { Address } from '@caravan/account/contract';
import type { Fen, Gram } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** Goods of a package. */
export interface DeclaredGoods {
  id: string;
  name: string;
  quantity: number;
  /** Price of all pieces. */
  valueFen: Fen;
  /** Of all pieces. */
  weightG: number;
}

/** A package, as its declaration needs it. */
export interface DeclaredPackage {
  number: string;
  userId: string;
  country: string;
  /** By the shopper. */
  declaredValueFen: Fen;
  /** In their order in the package. */
  goods: DeclaredGoods[];
  /** Whether it has not left and is not cancelled. */
  isHere: boolean;
}

/** A package, as customs papers need it. */
export interface PaperPackage extends DeclaredPackage {
  /** Whether it was paid and is not cancelled. */
  isPaid: boolean;
  /** The recipient. */
  address: Pick<
    Address,
    'first_name' | 'last_name' | 'country' | 'province' | 'city' | 'detail' | 'postcode' | 'phone'
  >;
  /** Of the last weighing, or without one of the quote. */
  grossG: Gram;
  /** Carries it, or is to. */
  carrier: string;
  /** Null before it has one. */
  trackingNumber: string | null;
  /** Paid by the shopper. */
  freightFen: Fen;
  insuranceFen: Fen;
}

/** The packages that are declared to customs. */
export interface DeclaredPackages {
  /** Null for a package that does not exist, or belongs to another shopper than the given one. */
  find: (db: Database, number: string, userId?: string) => Promise<DeclaredPackage | null>;
  /** The same, locked until the transaction ends, so that it cannot leave meanwhile. */
  lock: (tx: Tx, number: string, userId?: string) => Promise<DeclaredPackage | null>;
  /** A package for its papers; null for an unknown number. */
  forPapers: (db: Database, number: string) => Promise<PaperPackage | null>;
  /** The numbers of packages that were sent before this time, or cancelled and made before it, as a subquery. */
  endedBefore: (before: Date) => SQL;
}

export const declaredPackagesPort = onePort<DeclaredPackages>('DeclaredPackages');
